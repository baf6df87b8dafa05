// A shop's finances as its owner sees them: plain data. Safe for the browser.
import type { OrderId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import type { PaymentMethod } from '@/lib/orders/payment-method';

export type Sums = {
  /** The amount that buyers paid. */
  gross: Cents;
  paypalFee: Cents;
  /** The platform's fee minus what refunds returned; negative if more was returned than charged. */
  platformFee: Cents;
  refunded: Cents;
  /** Gross minus all of these. */
  net: Cents;
};

export type PeriodSums = Sums & {
  payments: number;
  refunds: number;
  /** Payments whose PayPal fee is not known yet. They count without it. */
  unknownFees: number;
};

export type MonthSums = PeriodSums & { month: string };

export type YearView = {
  year: number;
  /** Months with entries, newest first. */
  months: MonthSums[];
  total: PeriodSums;
};

/** A capture or a refund, on its own day. */
export type EntryView = Sums & {
  id: string;
  kind: 'payment' | 'refund';
  /** The method of the payment, also for its refund. */
  method: PaymentMethod;
  at: Date;
  orderId: OrderId;
  orderNumber: number;
  isFeeUnknown: boolean;
  paypalId: string | null;
  /** The reason of a refund, or the note of a payment by hand; may be empty. */
  reason: string;
};

export type EntryPage = {
  /** Newest first. */
  entries: EntryView[];
  /** The start of the next page; null after the last. */
  next: string | null;
};
