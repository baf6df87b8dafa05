import 'server-only';
import { z } from 'zod';
import type { DiscountCode as CodeRow, Prisma } from '@/lib/db/generated/client';
import { type LoneDatabase, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { CODE_PATTERN, DISCOUNT_KINDS, type DiscountCode, type DiscountValue } from './discount-code';
import type { CodeUses, EnteredCode } from './judge-code';
import type { ListedCode, NamedGoods } from './named-goods';

const kind = z.enum(DISCOUNT_KINDS);

function discountOf(row: CodeRow): DiscountValue {
  switch (kind.parse(row.kind)) {
    case 'percentage':
      return { kind: 'percentage', basisPoints: row.basisPoints ?? 0 };
    case 'amount':
      return { kind: 'amount', amountCents: cents(row.amountCents ?? 0) };
    case 'free_shipping':
      return { kind: 'free_shipping' };
  }
}

const toCode = (row: CodeRow): DiscountCode => ({
  id: row.id,
  code: row.code,
  value: discountOf(row),
  leastCents: cents(row.leastCents),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  productIds: row.productIds,
  categoryIds: row.categoryIds,
  mostUses: row.mostUses,
  mostUsesEach: row.mostUsesEach,
  isActive: row.isActive,
  version: row.version,
});

/** Who wants to use a code, and for which cart. */
export type CodeAsker = {
  /** The proven address of a signed-in shopper, in lower case; null for anybody else. */
  email: string | null;
  cartId: string | null;
};

/** A code that a shopper entered, in capital letters, and who asks. */
export type CodeWish = { typed: string; asker: CodeAsker };

/**
 * How often a code is used. An unpaid order has its use for an hour, and as long as PayPal looks at its payment: strangers
 * who place orders and do not pay must not keep a code from everybody. Unpaid orders of the same cart do not count against
 * each other, because only one of them can be paid. Without a limit in all, only the asker's own uses are counted.
 */
export async function countUses(
  db: LoneDatabase,
  tenantId: TenantId,
  { id: codeId, mostUses }: Pick<DiscountCode, 'id' | 'mostUses'>,
  { email, cartId }: CodeAsker,
): Promise<CodeUses> {
  const [uses] = await db.$queryRaw<CodeUses[]>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE r.email = ${email}::text)::int AS "mine"
    FROM discount_redemptions r JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
    WHERE r.tenant_id = ${tenantId}::uuid AND r.code_id = ${codeId}::uuid
      AND (${mostUses !== null} OR r.email = ${email}::text)
      AND (o.paid_at IS NOT NULL OR (o.status <> 'cancelled'
        AND (o.created_at > now() - interval '1 hour' OR o.payment_status = 'pending')
        AND (${cartId}::text IS NULL OR o.cart_id IS DISTINCT FROM ${cartId}::text)))`;
  return uses ?? { all: 0, mine: 0 };
}

/** What to ask of a shop for the code that somebody entered (in capital letters); null if they entered none. */
export const codeTyped = (typed: string | null) =>
  ({
    // Any other text is no code, and may hold characters that Postgres refuses.
    where: { code: typed !== null && CODE_PATTERN.test(typed) ? typed : '' },
  }) satisfies Prisma.Tenant$discountCodesArgs;

/** The entered code that was found by `codeTyped`, with its uses if it has a limit of them. */
export async function readEnteredCode(
  tenantId: TenantId,
  row: CodeRow | null,
  { typed, asker }: CodeWish,
): Promise<EnteredCode> {
  const entered = { typed, isProven: asker.email !== null, now: new Date() };
  if (row === null) {
    return { ...entered, found: null };
  }
  const code = toCode(row);
  const isCounted = code.mostUses !== null || code.mostUsesEach !== null;
  const uses = isCounted
    ? await tenantStatement(tenantId, (db) => countUses(db, tenantId, code, asker))
    : { all: 0, mine: 0 };
  return { ...entered, found: { code, uses } };
}

/** Counts the codes of a shop that are switched on: shoppers are asked for theirs if there is any. */
export const ACTIVE_CODES = {
  select: { discountCodes: { where: { isActive: true } } },
} satisfies Prisma.TenantSelect['_count'];

/** A shop's codes, the newest first, each with its uses. */
export const listDiscountCodes = (tenantId: TenantId): Promise<ListedCode[]> =>
  tenantDb(tenantId, async (db) => {
    const rows = await db.discountCode.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const counted = await db.$queryRaw<{ id: string; uses: number }[]>`
      SELECT r.code_id::text AS id, count(*)::int AS uses
      FROM discount_redemptions r JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
      WHERE r.tenant_id = ${tenantId}::uuid AND (o.paid_at IS NOT NULL OR o.status <> 'cancelled')
      GROUP BY r.code_id`;
    const uses = new Map(counted.map((one) => [one.id, one.uses]));
    const products = await db.product.findMany({
      where: { tenantId, id: { in: rows.flatMap(({ productIds }) => productIds) } },
      select: { id: true, name: true },
    });
    return rows.map((row) => ({
      ...toCode(row),
      uses: uses.get(row.id) ?? 0,
      products: products.filter(({ id }) => row.productIds.includes(id)),
    }));
  });

/** The shop's categories, which codes can be for. */
export const listGoodsCategories = (tenantId: TenantId): Promise<NamedGoods[]> =>
  tenantStatement(tenantId, (db) =>
    db.category.findMany({
      where: { tenantId },
      select: { id: true, name: true },
      orderBy: { displayOrder: 'asc' },
    }),
  );

const MOST_FOUND = 10;

/** A few products whose name or SKU contains this text, by name. */
export const findGoodsByName = (tenantId: TenantId, text: string): Promise<NamedGoods[]> =>
  tenantStatement(tenantId, (db) =>
    db.product.findMany({
      where: {
        tenantId,
        OR: [
          { name: { contains: text, mode: 'insensitive' } },
          { sku: { contains: text, mode: 'insensitive' } },
        ],
      },
      select: { id: true, name: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MOST_FOUND,
    }),
  );
