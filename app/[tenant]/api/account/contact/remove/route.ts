import { after } from 'next/server';
import { removeContactInput } from '@/lib/account/account-change-input';
import { removeContact } from '@/lib/account/contact/change-contact.commands';
import { deliverNotice } from '@/lib/account/notify';
import { noteShopper } from '@/lib/auth/audit-log';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { removeContactCall } from '@/lib/wire/account-changes';
import type { AnswerTo } from '@/lib/wire/contract';

/** Takes the e-mail address or the phone number off an account that has both. */
export const POST = accountHandler({
  schema: removeContactInput,
  fieldMessage: () => say.failed,
  needsProof: true,
  async handle({ shopper, body: { kind } }) {
    const removed = await removeContact(shopper, kind);
    if (removed === null) {
      return apiError('invalid_input', { message: say.lastAddress });
    }
    const { tenant, customer } = shopper;
    noteShopper(`account.${kind}_removed`, { tenantId: tenant.id, customerId: customer.id });
    after(() => deliverNotice(tenant, removed, { change: `${kind}_removed`, address: removed.value }));
    return apiAnswer({ removed: true } satisfies AnswerTo<typeof removeContactCall>);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
