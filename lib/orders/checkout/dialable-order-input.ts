// The input of POST /api/orders. Separate from order-input.ts, which the checkout page loads: the data of phone
// numbers is large.
import { isPhoneNumber } from '@/lib/text/phone-number';
import { orderInput } from './order-input';

/** An order whose phone number can be dialled from the country of its address. */
export const dialableOrderInput = orderInput.superRefine(({ customer, shipping_address }, context) => {
  if (!isPhoneNumber(customer.phone, shipping_address.country)) {
    context.addIssue({ code: 'custom', path: ['customer', 'phone'], message: 'invalid_phone' });
  }
});
