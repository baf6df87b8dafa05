import 'server-only';
import type { CartProduct } from '@/lib/cart/cart';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { type CustomizationError, customizationProblem } from '@/lib/orders/checkout/customization-rule';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import { type LineFacts, readLineRows, standRosters } from './find-line-facts';
import { type PricedOrder, type PricedProduct, priceOrder } from './price-order';
import { readTeamOrder, type TeamLine, type TeamOrderError } from './team-order';

/** What stands in a line's way, and what its roster comes to by what the shop asks and charges now. */
export type QuotedLine = {
  problem: TeamOrderError | CustomizationError | null;
  roster: RosterSummary | null;
};

/** A line of a cart: what it refers to, how many of it, and what is to be put on it. */
type CartLineToQuote = TeamLine & { quantity: number; customization?: string | undefined };

export type Quote = {
  /** Those that are still sold. */
  products: CartProduct[];
  /** One for each line, in their order. */
  lines: QuotedLine[];
  /** What an order of these lines costs; null where none could be placed, because of a line or the total. */
  price: Pick<PricedOrder, 'charges' | 'totalCents'> | null;
};

/**
 * A cart as the shop has it now, and its price by the calculation that places orders. Not cached: what a shopper is
 * about to pay is never stale. A line whose product is no longer sold has nothing to check; that it is gone shows by
 * the products.
 */
export async function quoteCart(tenantId: TenantId, lines: readonly CartLineToQuote[]): Promise<Quote> {
  const rows = await tenantDb(tenantId, (db) => readLineRows(db, tenantId, lines));
  const facts = await standRosters(tenantId, lines, rows);
  const quoted = lines.map((line) => quoteLine(line, facts));
  // The roster says how many pieces, as it does in the cart once it has this answer.
  const asOrdered = lines.map((line, index) => ({
    ...line,
    quantity: quoted[index]?.roster?.pieces ?? line.quantity,
  }));
  const priced = priceOrder(asOrdered, facts);
  return {
    products: facts.products.map(toCartProduct),
    lines: quoted,
    price: priced.ok ? { charges: priced.value.charges, totalCents: priced.value.totalCents } : null,
  };
}

function quoteLine(line: CartLineToQuote, { products, attachments }: LineFacts): QuotedLine {
  const product = products.find(({ id }) => id === line.product_id.toLowerCase());
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
}

const toCartProduct = (product: PricedProduct): CartProduct => ({
  id: product.id,
  name: product.name,
  priceCents: cents(product.priceCents),
  imageUrl: product.imageUrl,
  customizationLabel: product.allowsCustomization ? product.customizationLabel : null,
});
