import { after } from 'next/server';
import { newPasswordInput } from '@/lib/account/account-change-input';
import { deliverNotice } from '@/lib/account/notify';
import { setOwnPassword } from '@/lib/account/own-password.commands';
import { mainAddress } from '@/lib/account/shopper';
import { noteShopper } from '@/lib/auth/audit-log';
import { weakPassword } from '@/lib/entry/account/account-answers';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { setPasswordCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Sets the shopper's password, who has just proved who they are; every other session of theirs ends. */
export const POST = accountHandler({
  schema: newPasswordInput satisfies TakenBy<typeof setPasswordCall>,
  fieldMessage: () => accountSignInSentences.credentialsMissing,
  needsProof: true,
  // Comparing and judging passwords costs the server much.
  limit: 'accountProof',
  async handle({ shopper, body: { password } }) {
    const set = await setOwnPassword(shopper, password);
    if (!set.ok) {
      return set.error.code === 'password_weak'
        ? weakPassword(set.error.reasons)
        : apiError('invalid_input', { message: say.passwordSame, fields: { password: say.passwordSame } });
    }
    const { tenant, customer } = shopper;
    noteShopper('account.password_changed', { tenantId: tenant.id, customerId: customer.id });
    after(() => deliverNotice(tenant, mainAddress(customer), { change: 'password_changed' }));
    return apiAnswer({ saved: true } satisfies AnswerTo<typeof setPasswordCall>);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
