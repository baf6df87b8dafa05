// What the outbox owes to people, opened for tests.
import { oneTimeCodeParameters } from '@/lib/auth/mails/one-time-code';
import { passwordResetParameters } from '@/lib/auth/mails/password-reset';
import { teamInvitationParameters } from '@/lib/auth/mails/team-invitation';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { openParameters } from '@/lib/mail/outbox/sealed-parameters';

async function newestParameters(
  tenantId: TenantId,
  recipient: string,
  kind: 'password_reset' | 'one_time_code' | 'team_invitation',
) {
  const { subject, sealedParameters } = await database().outboxMail.findFirstOrThrow({
    where: { tenantId, kind, recipient },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return openParameters(tenantId, { kind, recipient, subject }, sealedParameters ?? '');
}

/** The token of the link that a person was owed last. */
export async function newestResetToken(tenantId: TenantId, recipient: string): Promise<string> {
  return passwordResetParameters.parse(await newestParameters(tenantId, recipient, 'password_reset')).token;
}

/** The code that a person was sent last, by mail. */
export async function newestCode(tenantId: TenantId, recipient: string): Promise<string> {
  return oneTimeCodeParameters.parse(await newestParameters(tenantId, recipient, 'one_time_code')).code;
}

/** The token of the invitation that an address was owed last. */
export async function newestInvitation(tenantId: TenantId, recipient: string): Promise<string> {
  return teamInvitationParameters.parse(await newestParameters(tenantId, recipient, 'team_invitation')).token;
}
