// A shop's books as its owner sees them: plain data. Safe for the browser.
import type { OrderId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import type { PaymentMethod } from '@/lib/orders/payment-method';

export type Sums = {
  /** What buyers paid. */
  gross: Cents;
  paypalFee: Cents;
  /** What the platform kept, less what came back with refunds: below zero where more came back than was taken. */
  platformFee: Cents;
  refunded: Cents;
  /** Gross less all of these. */
  net: Cents;
};

export type PeriodSums = Sums & {
  payments: number;
  refunds: number;
  /** Payments whose fee PayPal has not told. They count without it. */
  unknownFees: number;
};

export type MonthSums = PeriodSums & { month: string };

export type YearView = {
  year: number;
  /** Those in which something happened, the newest first. */
  months: MonthSums[];
  total: PeriodSums;
};

/** A capture or a refund, on its own day. */
export type EntryView = Sums & {
  id: string;
  kind: 'payment' | 'refund';
  /** How it was paid, or what is refunded was. */
  method: PaymentMethod;
  at: Date;
  orderId: OrderId;
  orderNumber: number;
  isFeeUnknown: boolean;
  paypalId: string | null;
  /** Of a refund, or why an order was marked as paid by hand; may be empty. */
  reason: string;
};

export type EntryPage = {
  /** Newest first. */
  entries: EntryView[];
  /** Where the next page begins; null after the last. */
  next: string | null;
};
