import { apiAnswer } from '@/lib/entry/api-error';
import { meQuery } from '@/lib/entry/headless/me-handler';
import { messages } from '@/lib/messages';
import type { AnswerTo } from '@/lib/wire/contract';
import type { readMeCall } from '@/lib/wire/me';

type Answer = AnswerTo<typeof readMeCall>;

/** The shopper whose token it is. */
export const GET = meQuery(messages.auth.failed, async ({ bearer: { customer } }) =>
  apiAnswer({
    id: customer.id,
    name: customer.name,
    email: customer.email,
    email_verified: customer.emailVerifiedAt !== null,
    phone: customer.phone,
    phone_verified: customer.phoneVerifiedAt !== null,
  } satisfies Answer),
);

export { OPTIONS } from '@/lib/entry/headless/me-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
