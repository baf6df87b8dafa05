import type { TenantId } from '@/lib/ids';
import { type ChoiceFields, withChoices } from '@/lib/orders/choices/sent-choices';
import { quoteCart } from '@/lib/orders/pricing/quote-cart';

type SentLine = { product_id: string; quantity: number } & ChoiceFields;

/** What these lines of a cart cost, as the shopper's browser sends them. */
export const quoteLines = (tenantId: TenantId, lines: readonly SentLine[]) =>
  quoteCart(
    tenantId,
    lines.map((line) => withChoices(line)),
  );
