import { after } from 'next/server';
import { contactInput } from '@/lib/account/account-change-input';
import { sendContactCodes } from '@/lib/account/contact/change-contact.commands';
import { presentEnd } from '@/lib/account/contact/contact-end';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { limitRefusal, unreachable } from '@/lib/entry/account/account-answers';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { changeContactCall } from '@/lib/wire/account-changes';
import type { AnswerTo } from '@/lib/wire/contract';

const refusedAddress = (message: string) =>
  apiError('invalid_input', { message, fields: { address: message } });

/**
 * Sends the codes for another address of the account. Neither the answer nor its time says whether the address has an
 * account of its own.
 */
export const POST = accountHandler({
  schema: contactInput,
  fieldMessage: () => say.addressInvalid,
  limit: 'accountCode',
  async handle({ shopper, body: { address }, request: { headers } }) {
    const present = presentEnd(shopper.customer, address);
    if (present === null) {
      return refusedAddress(say.nothingToConfirmWith);
    }
    if (present.kind === address.kind && present.value === address.value) {
      return refusedAddress(say.addressSame);
    }
    const refusal = unreachable(address) ?? unreachable(present);
    if (refusal !== null) {
      return refusal;
    }
    // The code may go to another person's address, so it counts as any other code to that address.
    const admitted = await admitCode(await askerOf(shopper.tenant.id, address, headers));
    if (!admitted.ok) {
      return limitRefusal(admitted.error);
    }
    after(() => sendContactCodes(shopper, present, address));
    return apiAnswer({ confirm_at: present.value } satisfies AnswerTo<typeof changeContactCall>);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
