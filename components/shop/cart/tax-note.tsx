import type { QuotedTax } from '@/components/shop/shop-api';
import { taxSentences } from '@/lib/messages/en/shop/price/tax';

/** What the total does not show of tax: that it is added later, or that the prices include it. */
export const TaxNote = ({ tax }: { tax: QuotedTax }) =>
  tax === 'none' ? null : (
    <p className="text-sm text-muted">
      {tax === 'included' ? taxSentences.included : taxSentences.atCheckout}
    </p>
  );
