import 'server-only';
import type { DayInShop } from '@/lib/catalog/calendar/work-calendar';
import { readDayInShop, WORK_CALENDAR } from '@/lib/catalog/calendar/work-calendar.queries';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { OFFERED_DELIVERY, readOfferableMethods } from '@/lib/delivery/delivery-methods.queries';
import { type CodeWish, codeTyped, readEnteredCode } from '@/lib/discounts/discounts.queries';
import type { EnteredCode } from '@/lib/discounts/judge-code';
import type { TenantId } from '@/lib/ids';
import { recheckRoster } from '@/lib/rosters/keeping/recheck-roster';
import { type FoundRoster, findRosters } from '@/lib/rosters/keeping/rosters.queries';
import type { ShopTaxes } from '@/lib/taxes/shop-taxes';
import { readShopTaxes, SHOP_TAXES } from '@/lib/taxes/taxes.queries';
import { readSoldProduct, type SoldProduct, soldProducts } from './find-priced-products';
import { type ChargeRules, NO_CHARGE_RULES } from './order-charges';
import type { PricedProduct } from './price-order';
import {
  type Attachments,
  MOST_ORDERED_BYTES,
  MOST_ORDERED_ROWS,
  type OrderedRoster,
  type TeamLine,
} from './team-order';

/** The shop's current data for pricing and checking lines. */
export type LineFacts = {
  products: SoldProduct[];
  attachments: Attachments;
  rules: ChargeRules;
  deliveryMethods: DeliveryMethod[];
  taxes: ShopTaxes;
  /** Null if no code was entered. */
  enteredCode: EnteredCode | null;
  day: DayInShop;
};

/** The database's rows for some lines, before their rosters are checked. */
export type LineRows = {
  products: SoldProduct[];
  logoIds: ReadonlySet<string>;
  found: FoundRoster[];
  deliveryMethods: DeliveryMethod[];
  taxes: ShopTaxes;
  enteredCode: EnteredCode | null;
  day: DayInShop;
};

/** What `readLineRows` needs of a shop. Whoever needs more of it asks for all in one statement. */
export const shopOfLines = (lines: readonly TeamLine[], wish: CodeWish | null) =>
  ({
    ...OFFERED_DELIVERY,
    ...SHOP_TAXES,
    ...WORK_CALENDAR,
    products: soldProducts(lines),
    discountCodes: codeTyped(wish?.typed ?? null),
  }) satisfies Prisma.TenantSelect;

/**
 * The products, logos and rosters of this shop that the lines name, its ways to deliver and its taxes, and the code that
 * was entered. Unknown ids and those of another shop are left out. `shop` was found by `shopOfLines`: for most lines
 * nothing else has to be read.
 */
export async function readLineRows(
  tenantId: TenantId,
  shop: Prisma.TenantGetPayload<{ select: ReturnType<typeof shopOfLines> }>,
  lines: readonly TeamLine[],
  wish: CodeWish | null,
): Promise<LineRows> {
  const products = shop.products.map(readSoldProduct);
  const exemptIds = new Set(products.filter(({ isTaxExempt }) => isTaxExempt).map(({ id }) => id));
  return {
    products,
    logoIds: await findLogoIds(tenantId, lines),
    found: await findLineRosters(tenantId, lines),
    deliveryMethods: await readOfferableMethods(tenantId, shop),
    taxes: readShopTaxes(shop, exemptIds),
    enteredCode: wish && (await readEnteredCode(tenantId, shop.discountCodes[0] ?? null, wish)),
    day: readDayInShop(shop),
  };
}

/**
 * Checks the rosters of lines against the shop's current settings. Call it outside of transactions: usually no row has
 * to be read, but after a change of the settings it takes time.
 */
export async function standRosters(
  tenantId: TenantId,
  lines: readonly TeamLine[],
  { products, logoIds, found, ...rows }: LineRows,
): Promise<LineFacts> {
  const { fitting, ...refused } = splitBySize(found, lines);
  const rosters = new Map<string, OrderedRoster>();
  // Sequential, so that a request with many rosters delays only itself.
  for (const roster of fitting) {
    rosters.set(roster.id, await standingOf(tenantId, roster, products));
  }
  // Read here, live, for quote and order alike.
  return { ...rows, products, attachments: { logoIds, rosters, ...refused }, rules: NO_CHARGE_RULES };
}

const isGiven = (id: string | undefined): id is string => id !== undefined;

async function findLogoIds(tenantId: TenantId, lines: readonly TeamLine[]): Promise<ReadonlySet<string>> {
  const ids = lines.map(({ logo_upload_id }) => logo_upload_id).filter(isGiven);
  if (ids.length === 0) {
    return new Set();
  }
  const logos = await tenantStatement(tenantId, (db) =>
    db.upload.findMany({
      where: { tenantId, kind: 'logo', id: { in: ids }, completedAt: { not: null } },
      select: { id: true },
    }),
  );
  return new Set(logos.map(({ id }) => id));
}

const rosterIds = (lines: readonly TeamLine[]): string[] =>
  lines.map(({ roster_id }) => roster_id?.toLowerCase()).filter(isGiven);

const findLineRosters = async (tenantId: TenantId, lines: readonly TeamLine[]) => {
  const ids = rosterIds(lines);
  return ids.length === 0 ? [] : tenantDb(tenantId, (db) => findRosters(db, tenantId, ids));
};

/** Sorts out the rosters that are too large for one order, by their stored sizes. */
function splitBySize(found: readonly FoundRoster[], lines: readonly TeamLine[]) {
  const byId = new Map(found.map((roster) => [roster.id, roster]));
  const [tooManyRows, tooManyBytes] = [new Set<string>(), new Set<string>()];
  let [rows, bytes] = [0, 0];
  for (const id of rosterIds(lines)) {
    rows += byId.get(id)?.rowCount ?? 0;
    bytes += byId.get(id)?.byteSize ?? 0;
    if (rows > MOST_ORDERED_ROWS) {
      tooManyRows.add(id);
    } else if (bytes > MOST_ORDERED_BYTES) {
      tooManyBytes.add(id);
    }
  }
  const fitting = found.filter(({ id }) => !tooManyRows.has(id) && !tooManyBytes.has(id));
  return { fitting, tooManyRows, tooManyBytes };
}

async function standingOf(
  tenantId: TenantId,
  roster: FoundRoster,
  products: readonly PricedProduct[],
): Promise<OrderedRoster> {
  const { productId, uploadId, isParsed } = roster;
  const product = products.find(({ id, isTeamOrder }) => id === productId && isTeamOrder);
  return {
    productId,
    uploadId,
    // Null if the roster's product is not in these lines, because the line is refused anyway.
    standing: isParsed && product ? await recheckRoster(tenantId, roster, product.rosterSettings) : null,
  };
}
