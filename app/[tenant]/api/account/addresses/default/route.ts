import { idInput } from '@/lib/account/account-change-input';
import { makeDefaultAddress } from '@/lib/account/addresses/addresses.commands';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { defaultAddressCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Makes one of the shopper’s addresses the one that the checkout begins with. */
export const POST = accountHandler({
  schema: idInput satisfies TakenBy<typeof defaultAddressCall>,
  fieldMessage: () => say.addressGone,
  async handle({ shopper: { tenant, customer }, body: { id } }) {
    return (await makeDefaultAddress(tenant.id, customer.id, id))
      ? apiAnswer({ saved: true } satisfies AnswerTo<typeof defaultAddressCall>)
      : apiError('not_found', { message: say.addressGone });
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
