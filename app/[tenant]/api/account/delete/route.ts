import { after } from 'next/server';
import { proofInput } from '@/lib/account/account-change-input';
import { deleteAccount, deleteRosterFiles } from '@/lib/account/data/delete-account.commands';
import { deliverNotice } from '@/lib/account/notify';
import { isProofFresh } from '@/lib/account/proof/proof-rules';
import { proveAgain } from '@/lib/account/proof/prove-again.commands';
import { noteShopper } from '@/lib/auth/audit-log';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { aCustomer } from '@/lib/auth/sessions/person';
import { endedCookies, withCookies } from '@/lib/entry/account/account-answers';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { proofRefusal } from '@/lib/entry/account/account-refusals';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { deleteAccountCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Deletes the shopper’s account. Their password or a code is asked for each time, however lately they signed in. */
export const POST = accountHandler({
  schema: proofInput satisfies TakenBy<typeof deleteAccountCall>,
  fieldMessage: () => say.proofMissing,
  async handle({ shopper, body }) {
    // With a second factor, that is required too.
    const isFactorAsked = await hasFactor(shopper.tenant.id, aCustomer(shopper.customer.id));
    if (isFactorAsked && !isProofFresh(shopper.provedAt)) {
      return apiError('proof_needed');
    }
    const proved = await proveAgain(shopper, body);
    if (!proved.ok) {
      return proofRefusal(proved.error, body);
    }
    const { tenant, customer } = shopper;
    const deleted = await deleteAccount(shopper);
    if (deleted !== null) {
      noteShopper('account.deleted', { tenantId: tenant.id, customerId: customer.id });
      after(async () => {
        await deliverNotice(tenant, deleted.told, { change: 'deleted' });
        await deleteRosterFiles(shopper);
      });
    }
    return withCookies(
      apiAnswer({ deleted: true } satisfies AnswerTo<typeof deleteAccountCall>),
      endedCookies(),
    );
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
