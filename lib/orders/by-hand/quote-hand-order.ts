import 'server-only';
import { listOfferableMethods } from '@/lib/delivery/delivery-methods.queries';
import type { TenantId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import { choiceMessages } from '@/lib/orders/choices/choice-messages';
import { type QuotedLine, quoteCart } from '@/lib/orders/pricing/quote-cart';
import { teamOrderMessages } from '@/lib/orders/pricing/team-order-messages';
import { readyText, termsAnswer } from '@/lib/orders/pricing/terms-answer';
import { shortageSentence } from '@/lib/orders/stock/shortage-sentence';
import { NOWHERE, needsAddress } from './hand-destination';
import type { HandQuoteInput } from './hand-order-input';

export type HandQuote = {
  /** One for each line, in the same order. */
  lines: {
    /** Why it cannot be sold like that, in a sentence; null if it can. */
    problem: string | null;
    /** Of one piece; null for a line with a problem. */
    priceCents: Cents | null;
    notes: string[];
  }[];
  /** Null if no order of these lines can be placed. */
  price: { charges: Charge[]; totalCents: Cents } | null;
  /** It is to be sent, and the address is not known yet: delivery and tax are still missing in the price. */
  isAddressNeeded: boolean;
  /** When all is ready, in a sentence; null if all is at hand. */
  ready: string | null;
};

/** What an order by hand costs at the moment, by the calculation of the shop's cart and of every order. */
export async function quoteHandOrder(
  tenantId: TenantId,
  { lines, is_handed_over: isHandedOver, delivery_method_id: methodId, shipping_to }: HandQuoteInput,
): Promise<HandQuote> {
  const methods = await listOfferableMethods(tenantId);
  const isSent = needsAddress(methods, { isHandedOver, methodId });
  const destination = isSent ? (shipping_to ?? null) : NOWHERE;
  const quote = await quoteCart(
    tenantId,
    lines.map((line) => ({ ...line, saysAll: true })),
    { destination, methodId, isHandedOver, orUsual: false },
  );
  const sold = new Set(quote.products.map(({ id }) => id));
  return {
    lines: quote.lines.map((line, index) => {
      const { problem, price_notes: notes } = termsAnswer(line.terms);
      const isGone = !sold.has(lines[index]?.product_id.toLowerCase() ?? '');
      return {
        problem: isGone ? choiceMessages.option_not_offered : (sentenceOf(line.problem) ?? problem),
        priceCents: line.chosen?.priceCents ?? null,
        notes,
      };
    }),
    price: lines.length === 0 ? null : quote.price,
    isAddressNeeded: isSent && destination === null,
    ready: quote.readyBy === null ? null : readyText(quote.readyBy),
  };
}

const lineMessages = { ...teamOrderMessages, ...choiceMessages };

const sentenceOf = (problem: QuotedLine['problem']): string | null =>
  typeof problem === 'string' ? lineMessages[problem] : problem && shortageSentence(problem);
