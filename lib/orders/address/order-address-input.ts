// The input of correcting an order's address: the checkout's rules, and the address that the person started from.
import { z } from 'zod';
import { asOrderId } from '@/lib/ids';
import { customerInput, shippingAddressInput } from '@/lib/orders/checkout/order-input';
import { isPhoneNumber } from '@/lib/text/phone-number';

export const orderAddressInput = z
  .object({
    order_id: z.uuid().transform(asOrderId),
    /** The address on the page when the person began, as lines. */
    started_from: z.string().max(5_000),
    customer: customerInput.pick({ name: true, phone: true }),
    shipping_address: shippingAddressInput,
  })
  .superRefine(({ customer, shipping_address }, context) => {
    if (!isPhoneNumber(customer.phone, shipping_address.country)) {
      context.addIssue({ code: 'custom', path: ['customer', 'phone'], message: 'invalid_phone' });
    }
  });
