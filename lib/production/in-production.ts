// The work of the workroom: orders that are paid and not finished.
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';

/** The statuses of an order that still has to be made. */
export const OPEN_STATUSES = ['pending', 'processing'] as const satisfies readonly OrderStatus[];

/** The payment statuses of a paid order. A partial refund does not stop the work. */
export const FUNDED_STATUSES = ['paid', 'partially_refunded'] as const satisfies readonly PaymentStatus[];
