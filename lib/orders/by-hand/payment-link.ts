// When an order by hand can be paid by its link. Pure.
import { AWAITING_PAYMENT, type OrderStatus, type PaymentStatus } from '@/lib/orders/status/status';

type Linked = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Null for an order without a payment link. */
  payUntil: Date | null;
};

/** Whether the link can be used to pay at `now`. The order's own page shows the order before and after. */
export const isPayableByLink = ({ status, paymentStatus, payUntil }: Linked, now: Date): boolean =>
  payUntil !== null && now < payUntil && status !== 'cancelled' && AWAITING_PAYMENT.includes(paymentStatus);
