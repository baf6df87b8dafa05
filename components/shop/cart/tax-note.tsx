import type { QuotedTax } from '@/components/shop/shop-api';
import { taxSentences } from '@/lib/messages/en/shop/price/tax';

type TaxNoteProps = { tax: QuotedTax; isAtCheckout?: boolean };

/** What the total does not show of tax: that it is added later, or that the prices include it. */
export const TaxNote = ({ tax, isAtCheckout = false }: TaxNoteProps) =>
  tax === 'none' ? null : (
    <p className="text-sm text-muted">
      {tax === 'included'
        ? taxSentences.included
        : isAtCheckout
          ? taxSentences.onceAddressed
          : taxSentences.atCheckout}
    </p>
  );
