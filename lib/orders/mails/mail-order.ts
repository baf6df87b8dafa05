import type { MailLine } from '@/lib/mail/mail-parts';
import type { Cents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';

/** What mails say of an order. Addresses are null where it is not known which ones are the shop's own. */
export type MailOrder = {
  orderNumber: number;
  customerName: string;
  customerEmail: string;
  totalCents: Cents;
  charges: readonly Charge[];
  shipTo: readonly string[];
  lines: readonly MailLine[];
  /** The order's page for its shopper. */
  orderUrl: string | null;
  /** The order's page in the admin area. */
  adminUrl: string | null;
  /** Whether an answer of the shopper's reaches the shop. */
  canBeAnswered: boolean;
};
