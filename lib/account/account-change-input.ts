import { z } from 'zod';
import { LONGEST_CONTACT, readContactAddress } from '@/lib/auth/customers/contact-address';
import { customerInput, shippingAddressInput } from '@/lib/orders/checkout/order-input';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine, hasControlCharacters } from '@/lib/text/clean-text';
import { isPhoneNumber } from '@/lib/text/phone-number';

const LONGEST_NAME = 200;
const LONGEST_CODE = 40;
/** UTF-16 units; a longer password is refused with reasons. */
const LONGEST_PASSWORD = 1_000;

const code = boundedText(LONGEST_CODE).trim().min(1);
const password = boundedText(LONGEST_PASSWORD).min(1);

export const nameInput = z.object({
  name: boundedText(withRoom(LONGEST_NAME))
    .refine((text) => !hasControlCharacters(text.trim()))
    .transform(cleanLine)
    .pipe(z.string().max(LONGEST_NAME)),
});

const address = boundedText(withRoom(LONGEST_CONTACT)).transform((typed, context) => {
  const read = readContactAddress(typed);
  if (read === null) {
    context.addIssue({ code: 'custom', message: 'invalid_address' });
    return z.NEVER;
  }
  return read;
});

export const contactInput = z.object({ address });
export const confirmContactInput = z.object({ address, old_code: code, code });
export const removeContactInput = z.object({ kind: z.enum(['email', 'phone']) });
export const newPasswordInput = z.object({ password });

/** A password or a code. */
export const proofInput = z
  .object({ password: password.optional(), code: code.optional() })
  .transform((typed, context) => {
    if (typed.password !== undefined) {
      return { password: typed.password };
    }
    if (typed.code !== undefined) {
      return { code: typed.code };
    }
    context.addIssue({ code: 'custom', path: ['code'], message: 'proof_missing' });
    return z.NEVER;
  });

export const idInput = z.object({ id: z.uuid() });

/** An address as in the checkout: its phone number can be dialled from its country. */
export const savedAddressInput = z
  .object({
    id: z.uuid().optional(),
    is_default: z.boolean(),
    customer: customerInput.pick({ name: true, phone: true }),
    shipping_address: shippingAddressInput,
  })
  .superRefine(({ customer, shipping_address }, context) => {
    if (!isPhoneNumber(customer.phone, shipping_address.country)) {
      context.addIssue({ code: 'custom', path: ['customer', 'phone'], message: 'invalid_phone' });
    }
  });
