import 'server-only';
import type { TenantId } from '@/lib/ids';
import { deliverAtOnce } from '@/lib/mail/outbox/deliver-at-once';
import { composeAccountMail } from './account-mails';

const deliver = deliverAtOnce({ account: composeAccountMail });

/**
 * Sends the mails that are owed to a person about their account now. Failures are noted in the outbox and logged,
 * never thrown. Its time tells whether there was one to send, so it is for after the answer.
 */
export const deliverAccountMails = (tenantId: TenantId, recipient: string): Promise<void> =>
  deliver(tenantId, { recipient });
