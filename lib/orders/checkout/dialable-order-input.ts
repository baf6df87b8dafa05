// What POST /api/orders takes. Not in order-input.ts, which the checkout's page loads: the plan of numbers is heavy.
import { isPhoneNumber } from '@/lib/text/phone-number';
import { orderInput } from './order-input';

/** An order whose phone number can be dialled from the country that it goes to. */
export const dialableOrderInput = orderInput.superRefine(({ customer, shipping_address }, context) => {
  if (!isPhoneNumber(customer.phone, shipping_address.country)) {
    context.addIssue({ code: 'custom', path: ['customer', 'phone'], message: 'invalid_phone' });
  }
});
