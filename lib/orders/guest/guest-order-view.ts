// An order as its shopper sees it: plain data, for pages and components. No name of a roster is in it.

import type { Cents } from '@/lib/money/cents';
import type { ChoiceLine } from '@/lib/orders/choices/choice-lines';
import type { PaymentMethod } from '@/lib/orders/payment-method';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
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
  /** What they chose; of files the names, because only the shop's people may open them. */
  choices: ChoiceLine[];
  /** How many pieces, and of which sizes; null without a roster that could be read. */
  roster: { pieces: number; sizes: { label: string; pieces: number }[] } | null;
};

export type GuestPayment = {
  id: string;
  method: PaymentMethod;
  /** PayPal's name for the transaction. */
  transactionId: string | null;
  amountCents: Cents;
  capturedAt: Date;
};

export type GuestRefund = {
  id: string;
  kind: RefundKind;
  amountCents: Cents;
  /** When the money went back; null while it is on its way. */
  completedAt: Date | null;
};

export type GuestOrderView = {
  id: string;
  orderNumber: number;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Whether it was closed because nobody paid it in time. */
  hasExpired: boolean;
  /** Whether somebody of the shop has begun to make it: a piece is ticked off, or they said so. */
  hasBegun: boolean;
  email: string;
  /** Whether the last mail to that address was refused by its mail server. */
  isMailRefused: boolean;
  /** The address as it goes on a parcel, line by line, the name first. */
  shipTo: string[];
  lines: GuestOrderLine[];
  totalCents: Cents;
  charges: Charge[];
  /** Money that was taken; oldest first. More than one only if the order was paid twice. */
  payments: GuestPayment[];
  refunds: GuestRefund[];
  /** Where the shop wants to be written to; null if it has not said. */
  contactEmail: string | null;
  /** Whether an answer to a mail of the shop's reaches it. */
  canAnswerMails: boolean;
};
