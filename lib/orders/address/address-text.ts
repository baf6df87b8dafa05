import { type ShippingColumns, shipToLines } from '@/lib/orders/views/ship-to';

/** Address and phone number as the history keeps them: one line each. */
export const addressText = (order: ShippingColumns & { customerPhone: string }): string =>
  [...shipToLines(order), order.customerPhone].join('\n');
