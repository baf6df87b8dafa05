import { nameInput } from '@/lib/account/account-change-input';
import { rename } from '@/lib/account/profile.commands';
import { secondsUntil, shopperNameCookie, withCookies } from '@/lib/entry/account/account-answers';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer } from '@/lib/entry/api-error';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { renameCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Changes the name that a shopper is called by. */
export const POST = accountHandler({
  schema: nameInput satisfies TakenBy<typeof renameCall>,
  fieldMessage: () => accountSignInSentences.nameTooLong,
  async handle({ shopper, body: { name } }) {
    const end = await rename(shopper, name);
    const answer = apiAnswer({ saved: true } satisfies AnswerTo<typeof renameCall>);
    // The header of every page shows it from there.
    return withCookies(answer, [shopperNameCookie(name, secondsUntil(end))]);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
