import { StatusBadge } from '@/components/ui/status-badge';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
import { ORDER_STATUS_TONES, PAYMENT_STATUS_TONES } from '@/lib/orders/status/status-tones';

/** The order's status, in its colour (specification §2). */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge tone={ORDER_STATUS_TONES[status]}>{orderStatusSentences.status[status]}</StatusBadge>
);

/** The payment's status. */
export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <StatusBadge tone={PAYMENT_STATUS_TONES[status]}>{orderStatusSentences.payment[status]}</StatusBadge>
);

/** For a paid order that no member has opened yet. */
export const NewMark = () => (
  <span className="inline-flex items-center rounded-full bg-ink px-2.5 py-0.5 text-sm font-semibold text-white">
    {adminOrdersSentences.new}
  </span>
);

/** For an order that is paid in PayPal's sandbox. */
export const TestMark = () => (
  <span className="inline-flex items-center rounded-full border border-ink px-2.5 py-0.5 text-sm font-semibold text-ink">
    {adminOrdersSentences.test}
  </span>
);
