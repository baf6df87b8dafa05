// What the workroom has before it: orders that are paid for and not finished.
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';

/** Of an order that is still to be made. */
export const OPEN_STATUSES = ['pending', 'processing'] as const satisfies readonly OrderStatus[];

/** Of an order that there is money for. A part refund takes nothing off the bench by itself. */
export const FUNDED_STATUSES = ['paid', 'partially_refunded'] as const satisfies readonly PaymentStatus[];
