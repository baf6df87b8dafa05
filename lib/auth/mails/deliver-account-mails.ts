import 'server-only';
import type { TenantId } from '@/lib/ids';
import { deliverAtOnce } from '@/lib/mail/outbox/deliver-at-once';
import { composeAccountMail } from './account-mails';

const deliver = deliverAtOnce(() => ({ account: composeAccountMail }));

/**
 * Sends a person's pending account mails now. Failures are recorded in the outbox and logged, never thrown.
 * Call it after the response, because its time reveals whether there was a mail.
 */
export const deliverAccountMails = (tenantId: TenantId, recipient: string): Promise<void> =>
  deliver(tenantId, { recipient });
