import 'server-only';
import type { CartProduct } from '@/lib/cart/cart';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { type CustomizationError, customizationProblem } from '@/lib/orders/checkout/customization-rule';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import { readLineRows, standRosters } from './find-line-facts';
import type { PricedProduct } from './price-order';
import { readTeamOrder, type TeamLine, type TeamOrderError } from './team-order';

/** What stands in a line's way, and what its roster comes to by what the shop asks and charges now. */
export type CheckedLine = {
  problem: TeamOrderError | CustomizationError | null;
  roster: RosterSummary | null;
};

/** A line of a cart: what it refers to, and what is to be put on it. */
type CartLineToCheck = TeamLine & { customization?: string | undefined };

export type CheckedCart = {
  /** Those that are still sold. */
  products: CartProduct[];
  /** One for each line, in their order. */
  lines: CheckedLine[];
};

/**
 * A cart as the shop has it now. Not cached: what a shopper is about to pay is never stale. A line whose product
 * is no longer sold has nothing to check; that it is gone shows by the products.
 */
export async function checkCart(tenantId: TenantId, lines: readonly CartLineToCheck[]): Promise<CheckedCart> {
  const rows = await tenantDb(tenantId, (db) => readLineRows(db, tenantId, lines));
  const { products, attachments } = await standRosters(tenantId, lines, rows);
  const byId = new Map(products.map((product) => [product.id, product]));
  const checked = lines.map((line) => {
    const product = byId.get(line.product_id.toLowerCase());
    if (!product) {
      return { problem: null, roster: null };
    }
    // A page from before a release says nothing of the text; the order looks at it all the same.
    const textProblem =
      line.customization === undefined ? null : customizationProblem(product, line.customization);
    if (textProblem !== null) {
      return { problem: textProblem, roster: null };
    }
    const read = readTeamOrder(product, line, attachments);
    return read.ok ? { problem: null, roster: read.value.summary } : { problem: read.error, roster: null };
  });
  return { products: products.map(toCartProduct), lines: checked };
}

const toCartProduct = (product: PricedProduct): CartProduct => ({
  id: product.id,
  name: product.name,
  priceCents: cents(product.priceCents),
  imageUrl: product.imageUrl,
  customizationLabel: product.allowsCustomization ? product.customizationLabel : null,
});
