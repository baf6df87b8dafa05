import { nameInput } from '@/lib/account/account-change-input';
import { renameCustomer } from '@/lib/account/profile.commands';
import { accountHandler } from '@/lib/entry/account-handler';
import { apiAnswer } from '@/lib/entry/api-error';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';
import type { renameCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Changes the name that a shopper is called by. */
export const POST = accountHandler({
  schema: nameInput satisfies TakenBy<typeof renameCall>,
  fieldMessage: () => accountSignInSentences.nameTooLong,
  async handle({ shopper: { tenant, customer }, body: { name } }) {
    await renameCustomer(tenant.id, customer.id, name);
    return apiAnswer({ saved: true } satisfies AnswerTo<typeof renameCall>);
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
