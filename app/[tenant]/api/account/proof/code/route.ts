import { after } from 'next/server';
import { z } from 'zod';
import { sendProofCode } from '@/lib/account/proof/prove-again.commands';
import { mainAddress } from '@/lib/account/shopper';
import { unreachable } from '@/lib/entry/account/account-answers';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { askProofCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** Sends a code for a fresh proof to the account's own address. */
export const POST = accountHandler({
  schema: z.object({}) satisfies TakenBy<typeof askProofCall>,
  limit: 'accountCode',
  async handle({ shopper }) {
    const address = mainAddress(shopper.customer);
    if (address === null) {
      return apiError('invalid_input', { message: say.nothingToConfirmWith });
    }
    const refusal = unreachable(address);
    if (refusal !== null) {
      return refusal;
    }
    after(() => sendProofCode(shopper));
    return apiAnswer({ sent_to: address.value } satisfies AnswerTo<typeof askProofCall>);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
