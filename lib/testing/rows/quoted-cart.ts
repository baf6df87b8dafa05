import type { TenantId } from '@/lib/ids';
import { type ChoiceFields, withChoices } from '@/lib/orders/choices/sent-choices';
import { quoteCart } from '@/lib/orders/pricing/quote-cart';

type SentLine = { product_id: string; quantity: number } & ChoiceFields;

/** Quotes these lines of a cart, in the form in which the browser sends them. */
export const quoteLines = (tenantId: TenantId, lines: readonly SentLine[]) =>
  quoteCart(
    tenantId,
    lines.map((line) => withChoices(line)),
  );
