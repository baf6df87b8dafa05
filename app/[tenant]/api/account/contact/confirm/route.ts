import { after } from 'next/server';
import { confirmContactInput } from '@/lib/account/account-change-input';
import { changeContact } from '@/lib/account/contact/change-contact.commands';
import { deliverNotice } from '@/lib/account/notify';
import { noteShopper } from '@/lib/auth/audit-log';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { confirmContactCall } from '@/lib/wire/account-changes';
import type { AnswerTo } from '@/lib/wire/contract';

/** Gives the account the new address, with the codes of both ends. */
export const POST = accountHandler({
  schema: confirmContactInput,
  fieldMessage: (path) => (path === 'address' ? say.addressInvalid : accountSignInSentences.codeMissing),
  limit: 'accountProof',
  async handle({ shopper, body: { address, code, old_code: oldCode } }) {
    const changed = await changeContact(shopper, address, { oldCode, code });
    if (!changed.ok) {
      return changed.error.code === 'address_taken'
        ? apiError('address_taken', { fields: { address: say.addressTaken } })
        : apiError('invalid_input', {
            message: say.codeWrong,
            fields: Object.fromEntries(changed.error.wrong.map((field) => [field, say.codeWrong])),
          });
    }
    const { tenant, customer } = shopper;
    noteShopper(`account.${address.kind}_changed`, { tenantId: tenant.id, customerId: customer.id });
    const notice = { change: `${address.kind}_changed`, address: address.value } as const;
    after(() => deliverNotice(tenant, changed.value, notice));
    return apiAnswer({ changed: true } satisfies AnswerTo<typeof confirmContactCall>);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
