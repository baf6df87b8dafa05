// An order as its shopper sees it: plain data for pages and components. It contains no names of a roster.

import type { Cents } from '@/lib/money/cents';
import type { ChoiceLine } from '@/lib/orders/choices/choice-lines';
import type { OrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import type { PaymentMethod } from '@/lib/orders/payment-method';
import type { ShipmentView } from '@/lib/orders/shipping/shipment-view';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
import type { CalendarDay } from '@/lib/time/calendar-day';
import type { Charge } from '../charges';
import type { RefundKind } from '../refund-status';

export type GuestOrderLine = {
  id: string;
  name: string;
  imageUrl: string | null;
  quantity: number;
  priceCents: Cents;
  /** What the sizes of the roster add to price times quantity. */
  upchargeCents: Cents;
  subtotalCents: Cents;
  /** The shopper's choices. Files appear by name only, because only the shop's people may open them. */
  choices: ChoiceLine[];
  /** The number of pieces, and by size; null without a readable roster. */
  roster: { pieces: number; sizes: { label: string; pieces: number }[] } | null;
};

export type GuestPayment = {
  id: string;
  method: PaymentMethod;
  /** PayPal's id of the transaction. */
  transactionId: string | null;
  amountCents: Cents;
  capturedAt: Date;
};

export type GuestRefund = {
  id: string;
  kind: RefundKind;
  amountCents: Cents;
  /** When the money went back; null while the refund is in progress. */
  completedAt: Date | null;
};

export type GuestOrderView = {
  id: string;
  orderNumber: number;
  /** Paid in PayPal's sandbox: nothing is made, sent or charged. */
  isTest: boolean;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Cancelled because nobody paid in time. */
  hasExpired: boolean;
  /** Until when it can be paid on its page; null for an order that was not entered by hand with a payment link. */
  payUntil: Date | null;
  /**
   * Somebody of the shop has started making it: a piece is ticked off, or a person moved the order to `processing`.
   */
  hasBegun: boolean;
  /** Empty for an order by hand without one. */
  email: string;
  /** The mail server of that address refused the last mail. */
  isMailRefused: boolean;
  /** The address lines for a parcel, the name first. */
  shipTo: string[];
  /** Null for an order of a shop without ways of delivery. */
  delivery: OrderedDelivery | null;
  /** The day on which it is ready to ship; null if its products are at hand. */
  readyBy: CalendarDay | null;
  lines: GuestOrderLine[];
  /** What has left or waits to be picked up, the oldest first. */
  shipments: ShipmentView[];
  /** What the shopper added; null for nothing. */
  extras: OrderExtras | null;
  totalCents: Cents;
  charges: Charge[];
  /** Captured payments, oldest first. More than one only if the order was paid twice. */
  payments: GuestPayment[];
  refunds: GuestRefund[];
  /** The shop's address for questions; null if the shop has set none. */
  contactEmail: string | null;
  /** An answer to the shop's mails arrives at the shop. */
  canAnswerMails: boolean;
};
