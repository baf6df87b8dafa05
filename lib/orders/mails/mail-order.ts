import type { MailLine } from '@/lib/mail/mail-parts';
import type { Cents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import type { OrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** The facts of an order for its mails. A URL is null if it is unknown which addresses are the shop's own. */
export type MailOrder = {
  orderNumber: number;
  isTest: boolean;
  customerName: string;
  customerEmail: string;
  totalCents: Cents;
  charges: readonly Charge[];
  shipTo: readonly string[];
  delivery: OrderedDelivery | null;
  extras: OrderExtras | null;
  readyBy?: CalendarDay | null;
  lines: readonly MailLine[];
  /** The order's page for its shopper. */
  orderUrl: string | null;
  /** The order's page in the admin area. */
  adminUrl: string | null;
  /** A shopper's answer to the mail reaches the shop. */
  canBeAnswered: boolean;
};
