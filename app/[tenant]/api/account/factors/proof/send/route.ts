import { after } from 'next/server';
import { z } from 'zod';
import { sendProofCode } from '@/lib/auth/customers/customer-proof';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { sendProofCodeCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof sendProofCodeCall>;

/** Sends a code to the shopper's own address, to prove it with. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: z.object({}) satisfies TakenBy<typeof sendProofCodeCall>,
  limit: 'factorProofMail',
  async handle({ tenant, shopper }) {
    after(() => sendProofCode(tenant, shopper));
    return apiAnswer({ sent: true } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
