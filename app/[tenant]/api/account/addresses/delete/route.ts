import { idInput } from '@/lib/account/account-change-input';
import { deleteAddress } from '@/lib/account/addresses/addresses.commands';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { deleteAddressCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Deletes one of the shopper’s addresses. */
export const POST = accountHandler({
  schema: idInput satisfies TakenBy<typeof deleteAddressCall>,
  fieldMessage: () => say.addressGone,
  async handle({ shopper: { tenant, customer }, body: { id } }) {
    return (await deleteAddress(tenant.id, customer.id, id))
      ? apiAnswer({ deleted: true } satisfies AnswerTo<typeof deleteAddressCall>)
      : apiError('not_found', { message: say.addressGone });
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
