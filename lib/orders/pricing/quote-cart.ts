import 'server-only';
import type { CartProduct } from '@/lib/cart/cart';
import { chooseVariant, type VariantPieces } from '@/lib/catalog/options/choose-variant';
import { choiceOf } from '@/lib/choices/line-choice';
import { tenantStatement } from '@/lib/db/tenant-db';
import { countriesOf, type DeliveryMethod, type Destination } from '@/lib/delivery/delivery-method';
import type { OfferedMethod } from '@/lib/delivery/delivery-price';
import { refusalSentence } from '@/lib/discounts/code-refusals';
import { ACTIVE_CODES, type CodeWish } from '@/lib/discounts/discounts.queries';
import type { TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';
import { answerProblem, type ChoiceError, questionsOf } from '@/lib/orders/choices/product-questions';
import type { SentChoice } from '@/lib/orders/choices/sent-choices';
import { findShortagesOf } from '@/lib/orders/stock/find-shortages';
import type { StockShortage } from '@/lib/orders/stock/stock-shortage';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import { hasTaxes, type ShopTaxes } from '@/lib/taxes/shop-taxes';
import { type LineFacts, readLineRows, shopOfLines, standRosters } from './find-line-facts';
import { type PricedOrder, type PricedProduct, priceOrder } from './price-order';
import { quoteTerms, type TermsNote } from './quote-terms';
import { readTeamOrder, type TeamOrderError, teamLineOf } from './team-order';

/** The problem of a line, if any, and the summary of its roster at the shop's current settings and prices. */
export type QuotedLine = {
  problem: TeamOrderError | ChoiceError | StockShortage | null;
  roster: RosterSummary | null;
  /** Price of one piece and picture of what was chosen; none for a line with a problem. */
  chosen?: { priceCents: Cents; imageUrl: string | null };
  /** What its product's terms do to it; none for a line with a problem. */
  terms?: TermsNote;
};

/** A line with what its price is made of, and what it takes of the stock. */
type ReadLine = QuotedLine & {
  productId: string;
  quantity: number;
  sizeUpchargeCents: Cents;
  variantPieces?: VariantPieces[];
};

/** A line of a cart: its product, quantity and choices. */
type CartLineToQuote = {
  product_id: string;
  quantity: number;
  choices: readonly SentChoice[];
  /** True if a missing choice means "no answer"; pages of the previous release may leave answers out. */
  saysAll?: boolean;
};

export type Quote = {
  /** The products that are still sold. */
  products: CartProduct[];
  /** One for each line, in the same order. */
  lines: QuotedLine[];
  /** The price of an order of these lines; null if it could not be placed, because of a line or the total. */
  price: Pick<PricedOrder, 'charges' | 'totalCents'> | null;
  /** The code that was asked for, and why it cannot be used; null if none was. */
  discount: { code: string; problem: string | null; mustSignIn: boolean; isKnown: boolean } | null;
  /** Whether the shop has any code that could be entered. */
  takesCodes: boolean;
  tax: QuotedTax;
  /** The day on which all is ready to ship; null if all is at hand. */
  readyBy: string | null;
  /** Null for a shop that has no ways to deliver. */
  delivery: QuotedDelivery | null;
};

/** `at_checkout`: taxes are added once it is known where to. `included`: the prices contain them. */
export type QuotedTax = 'none' | 'at_checkout' | 'included';

/** `address_needed`: where to is not known yet. `refused`: the shop delivers nothing of this weight there. */
export type QuotedDelivery = { countries: readonly string[] | null } & (
  | { state: 'address_needed' | 'refused' }
  | {
      state: 'offered';
      offered: OfferedMethod[];
      chosenId: string;
      /** The shop sends parcels, but not this one to this place. */
      isOnlyPickup: boolean;
    }
);

/** Where a cart goes, as far as it is known, and the way that the shopper chose. */
export type QuotedDestination = {
  destination: Destination | null;
  methodId: string | null;
  code?: CodeWish | null;
  /** What unpaid orders of this cart hold is not in its way. */
  cartId?: string | null;
  /** Of an order by hand: nothing is delivered. */
  isHandedOver?: boolean;
  /** Whether the usual way stands in for one that is not offered there; by default it does. */
  orUsual?: boolean;
};

/**
 * Quotes a cart with the shop's current data, by the calculation that places orders. Not cached, so that a shopper
 * never pays a stale price. A line whose product is no longer sold has no problem here: the product is missing in
 * `products`.
 */
export async function quoteCart(
  tenantId: TenantId,
  lines: readonly CartLineToQuote[],
  {
    destination,
    methodId,
    code = null,
    cartId = null,
    isHandedOver = false,
    orUsual = true,
  }: QuotedDestination = {
    destination: null,
    methodId: null,
  },
): Promise<Quote> {
  const teamLines = lines.map(teamLineOf);
  const { _count: counted, ...shop } = await tenantStatement(tenantId, (db) =>
    db.tenant.findFirstOrThrow({
      where: { id: tenantId },
      select: { ...shopOfLines(teamLines, code), _count: ACTIVE_CODES },
    }),
  );
  const rows = await readLineRows(tenantId, shop, teamLines, code);
  const facts = await standRosters(tenantId, teamLines, rows);
  const { lines: readable, readyBy } = quoteTerms(
    lines.map((line) => quoteLine(line, facts)),
    facts,
  );
  const shortages = await findShortagesOf(tenantId, readable, cartId);
  const quoted = readable.map(
    ({ variantPieces: _pieces, ...line }, index): QuotedLine => ({
      ...line,
      problem: line.problem ?? shortages[index] ?? null,
    }),
  );
  // The roster decides the number of pieces; the cart shows that number once it has this quote.
  const asOrdered = lines.map((line, index) => ({
    ...line,
    quantity: quoted[index]?.roster?.pieces ?? line.quantity,
  }));
  const wanted = { destination, methodId, orUsual, isHandedOver };
  const asked = priceOrder(asOrdered, facts, wanted);
  const refused = !asked.ok && asked.error.code === 'discount_refused' ? asked.error : null;
  // Without the code, so that the cart keeps its price beside the reason.
  const priced = refused === null ? asked : priceOrder(asOrdered, { ...facts, enteredCode: null }, wanted);
  return {
    products: facts.products.map(toCartProduct),
    lines: quoted,
    price: priced.ok ? { charges: priced.value.charges, totalCents: priced.value.totalCents } : null,
    discount: code && {
      code: code.typed,
      problem: refused && refusalSentence(refused.refusal, code.typed),
      mustSignIn: refused?.refusal.why === 'sign_in' || refused?.refusal.why === 'sign_in_free',
      isKnown: facts.enteredCode?.found != null,
    },
    takesCodes: counted.discountCodes > 0,
    readyBy,
    tax: quotedTax(facts.taxes, destination),
    delivery:
      facts.deliveryMethods.length === 0
        ? null
        : { ...quotedDelivery(priced, facts.deliveryMethods), countries: countriesOf(facts.deliveryMethods) },
  };
}

function quotedTax(taxes: ShopTaxes, destination: Destination | null): QuotedTax {
  if (!hasTaxes(taxes)) {
    return 'none';
  }
  return taxes.answer === 'included' ? 'included' : destination === null ? 'at_checkout' : 'none';
}

function quotedDelivery(priced: ReturnType<typeof priceOrder>, methods: readonly DeliveryMethod[]) {
  if (!priced.ok) {
    return { state: priced.error.code === 'no_delivery' ? 'refused' : 'address_needed' } as const;
  }
  const { delivery } = priced.value;
  if (delivery === null) {
    return { state: 'address_needed' } as const;
  }
  const { offered, method } = delivery;
  const isOnlyPickup = offered.every(({ method: { price } }) => price.kind === 'pickup');
  return {
    state: 'offered',
    offered,
    chosenId: method.id,
    isOnlyPickup: isOnlyPickup && methods.some(({ price }) => price.kind !== 'pickup'),
  } as const;
}

function quoteLine(line: CartLineToQuote, { products, attachments }: LineFacts): ReadLine {
  const product = products.find(({ id }) => id === line.product_id.toLowerCase());
  if (!product) {
    return refusedLine(null);
  }
  const problem = answersProblem(product, line);
  if (problem !== null) {
    return refusedLine(problem);
  }
  const read = readTeamOrder(product, teamLineOf(line), attachments);
  if (!read.ok) {
    return refusedLine(read.error);
  }
  const { summary, rosterUploadId } = read.value;
  const answers = line.choices.map(({ kind, value = '' }) => ({ kind, value }));
  const chosen = chooseVariant(product, answers, {
    quantity: summary?.pieces ?? line.quantity,
    sizes: summary?.sizes ?? null,
    isUnread: summary === null && rosterUploadId !== null,
  });
  if (!chosen.ok) {
    return refusedLine(chosen.error);
  }
  const { priceCents, imageUrl, sizeUpchargeCents, variantPieces } = chosen.value;
  return {
    ...{ problem: null, roster: summary, chosen: { priceCents, imageUrl }, variantPieces },
    ...{ productId: product.id, quantity: summary?.pieces ?? line.quantity, sizeUpchargeCents },
  };
}

const refusedLine = (problem: QuotedLine['problem']): ReadLine => ({
  ...{ problem, roster: null },
  ...{ productId: '', quantity: 0, sizeUpchargeCents: cents(0) },
});

/** The first problem of the text answers. Missing answers of old pages are skipped; the order checks them. */
function answersProblem(
  product: PricedProduct,
  { choices, saysAll = false }: CartLineToQuote,
): ChoiceError | null {
  for (const question of questionsOf(product)) {
    const answer = choiceOf(choices, question.kind)?.value ?? (saysAll ? '' : undefined);
    const problem = answer === undefined ? null : answerProblem(question, answer);
    if (problem !== null) {
      return problem;
    }
  }
  return null;
}

const toCartProduct = (product: PricedProduct): CartProduct => ({
  id: product.id,
  name: product.name,
  priceCents: cents(product.priceCents),
  imageUrl: product.imageUrl,
  questions: questionsOf(product).map(({ kind, label }) => ({ kind, label })),
});
