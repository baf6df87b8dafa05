import { z } from 'zod';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/orders/payment-method';
import {
  REFUND_KINDS,
  REFUND_STATUSES,
  type RefundKind,
  type RefundStatus,
} from '@/lib/orders/refund-status';
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './status';

const orderStatus = z.enum(ORDER_STATUSES);
const paymentStatus = z.enum(PAYMENT_STATUSES);

/** Both statuses of an order, as a statement in SQL of our own reads them. */
export const orderStatuses = z.object({ status: orderStatus, paymentStatus });
/** The same of a payment attempt. */
export const attemptStatus = z.enum(ATTEMPT_STATUSES);

const paymentMethod = z.enum(PAYMENT_METHODS);
const refundStatus = z.enum(REFUND_STATUSES);
const refundKind = z.enum(REFUND_KINDS);

/** Parses a stored order status. Throws for any other text, which a check constraint prevents. */
export const readOrderStatus = (stored: string): OrderStatus => orderStatus.parse(stored);

/** Parses a stored payment status; throws like `readOrderStatus`. */
export const readPaymentStatus = (stored: string): PaymentStatus => paymentStatus.parse(stored);

/** Both statuses of an order; throws like `readOrderStatus`. */
export const readOrderStatuses = (stored: { status: string; paymentStatus: string }) => ({
  status: readOrderStatus(stored.status),
  paymentStatus: readPaymentStatus(stored.paymentStatus),
});

/** The status of one payment attempt; throws like `readOrderStatus`. */
export const readAttemptStatus = (stored: string): AttemptStatus => attemptStatus.parse(stored);

/** The method of a payment; throws like `readOrderStatus`. */
export const readPaymentMethod = (stored: string): PaymentMethod => paymentMethod.parse(stored);

/** The status of a refund; throws like `readOrderStatus`. */
export const readRefundStatus = (stored: string): RefundStatus => refundStatus.parse(stored);

/** The kind of a refund; throws like `readOrderStatus`. */
export const readRefundKind = (stored: string): RefundKind => refundKind.parse(stored);
