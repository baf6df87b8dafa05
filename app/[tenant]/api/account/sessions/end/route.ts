import { idInput } from '@/lib/account/account-change-input';
import { noteShopper } from '@/lib/auth/audit-log';
import { aCustomer } from '@/lib/auth/sessions/person';
import { endSession } from '@/lib/auth/sessions/sessions.commands';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { endSessionCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Ends one of the shopper’s sessions. One that has ended already, or is not theirs, is answered alike. */
export const POST = accountHandler({
  schema: idInput satisfies TakenBy<typeof endSessionCall>,
  fieldMessage: () => say.failed,
  // OWASP ASVS 7.5.2: a copied cookie must not sign its owner out.
  needsProof: true,
  async handle({ shopper: { tenant, customer }, body: { id } }) {
    if (await endSession(tenant.id, aCustomer(customer.id), id)) {
      noteShopper('account.session_ended', { tenantId: tenant.id, customerId: customer.id });
    }
    return apiAnswer({ ended: true } satisfies AnswerTo<typeof endSessionCall>);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
