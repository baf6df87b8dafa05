import { ROSTER_CHOICE } from '@/lib/choices/line-choice';
import type { OfferedMethod } from '@/lib/delivery/delivery-price';
import { apiAnswer } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { tryCode } from '@/lib/entry/try-code';
import { messages } from '@/lib/messages';
import { cents } from '@/lib/money/cents';
import { choiceMessages } from '@/lib/orders/choices/choice-messages';
import { referenceOf } from '@/lib/orders/choices/sent-choices';
import { type Quote, type QuotedLine, quoteCart } from '@/lib/orders/pricing/quote-cart';
import { quoteInput } from '@/lib/orders/pricing/quote-input';
import { teamOrderMessages } from '@/lib/orders/pricing/team-order-messages';
import { readyText, termsAnswer } from '@/lib/orders/pricing/terms-answer';
import { shortageSentence } from '@/lib/orders/stock/shortage-sentence';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { quoteCall } from '@/lib/wire/quote';

type Answer = AnswerTo<typeof quoteCall>;

const lineMessages = { ...teamOrderMessages, ...choiceMessages };

const limitQuotes = limitTries({ address: 'quoteAddress', shop: 'quoteTenant' });
const problemSentence = (problem: NonNullable<QuotedLine['problem']>): string =>
  typeof problem === 'string' ? lineMessages[problem] : shortageSentence(problem);

const limitRosters = limitTries({ address: 'quoteRosterAddress', shop: 'quoteRosterTenant' });

/**
 * Quotes a cart: the current charges of its lines, the products that are still sold, and for each line the problem of
 * its answers or files and the summary of its roster.
 */
export const POST = tenantHandler({
  failureMessage: messages.cart.checkFailed,
  admit: limitQuotes,
  schema: quoteInput satisfies TakenBy<typeof quoteCall>,
  async handle({
    tenant,
    body: { lines, shipping_to: destination = null, delivery_method_id: methodId = null, ...asked },
    request,
  }) {
    // Rosters are checked completely, which costs time.
    const hasRoster = lines.some(({ choices }) => referenceOf(choices, ROSTER_CHOICE) !== undefined);
    const refusal = hasRoster ? await limitRosters({ tenant, request }) : null;
    if (refusal) {
      return refusal;
    }
    const tried = await tryCode(tenant, request, asked.discount_code, asked.cart_id ?? null);
    const quote = await quoteCart(tenant.id, lines, {
      ...{ destination, methodId, code: tried.wish },
      cartId: asked.cart_id ?? null,
    });
    await tried.settle(quote.discount?.isKnown ? 'right' : 'wrong');
    return apiAnswer(toAnswer({ ...quote, discount: tried.refused ?? quote.discount }) satisfies Answer);
  },
});

const toAnswer = ({
  products,
  lines,
  price,
  discount,
  takesCodes,
  tax,
  readyBy,
  delivery,
}: Quote): Answer => ({
  products: products.map(({ id, name, priceCents, imageUrl, questions }) => ({
    id,
    name,
    price_cents: priceCents,
    image_url: imageUrl,
    questions: [...questions],
  })),
  lines: lines.map(({ problem, roster, chosen, terms }) => ({
    ...termsAnswer(terms),
    ...(problem !== null && { problem: problemSentence(problem) }),
    is_short: typeof problem === 'object' && problem !== null,
    roster: roster && {
      pieces: roster.pieces,
      sizes: roster.sizes,
      upcharge_cents: cents(roster.upchargeCents),
    },
    chosen: chosen ? { price_cents: chosen.priceCents, image_url: chosen.imageUrl } : null,
  })),
  price: price && {
    charges: price.charges.map(({ kind, name, rateBasisPoints, amountCents }) => ({
      kind,
      name,
      rate_basis_points: rateBasisPoints,
      amount_cents: amountCents,
    })),
    total_cents: price.totalCents,
  },
  discount: discount && {
    code: discount.code,
    problem: discount.problem,
    must_sign_in: discount.mustSignIn,
    is_unknown: !discount.isKnown,
  },
  takes_codes: takesCodes,
  ready: readyBy === null ? null : { sentence: readyText(readyBy), day: readyBy },
  tax,
  delivery: delivery && {
    state: delivery.state,
    countries: delivery.countries && [...delivery.countries],
    chosen_id: delivery.state === 'offered' ? delivery.chosenId : null,
    is_only_pickup: delivery.state === 'offered' && delivery.isOnlyPickup,
    methods: delivery.state === 'offered' ? delivery.offered.map(toOffer) : [],
  },
});

const toOffer = ({ method, priceCents }: OfferedMethod) => ({
  id: method.id,
  name: method.name,
  is_pickup: method.price.kind === 'pickup',
  price_cents: priceCents,
  min_days: method.minDays,
  max_days: method.maxDays,
  pickup_address: method.pickupAddress,
  pickup_times: method.pickupTimes,
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
