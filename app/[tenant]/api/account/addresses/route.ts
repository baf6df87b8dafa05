import { savedAddressInput } from '@/lib/account/account-change-input';
import { MOST_ADDRESSES } from '@/lib/account/addresses/address-view';
import { saveAddress } from '@/lib/account/addresses/addresses.commands';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import { orderFieldMessage, orderFormMessage } from '@/lib/orders/checkout/order-field-messages';
import type { saveAddressCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Saves an address of the shopper, by the checkout's rules. */
export const POST = accountHandler({
  schema: savedAddressInput satisfies TakenBy<typeof saveAddressCall>,
  fieldMessage: orderFieldMessage,
  formMessage: orderFormMessage,
  async handle({ shopper: { tenant, customer }, body }) {
    const { address_line2: addressLine2 = '', ...address } = body.shipping_address;
    const saved = await saveAddress(tenant.id, customer.id, body.id ?? null, {
      ...body.customer,
      ...address,
      addressLine2,
      isDefault: body.is_default,
    });
    if (saved.ok) {
      return apiAnswer({ id: saved.value.id } satisfies AnswerTo<typeof saveAddressCall>);
    }
    return saved.error === 'not_found'
      ? apiError('not_found', { message: say.addressGone })
      : apiError('invalid_input', { message: say.addressesFull(MOST_ADDRESSES) });
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
