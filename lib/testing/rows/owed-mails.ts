// What the outbox owes to people, opened for tests.
import { oneTimeCodeParameters } from '@/lib/auth/mails/one-time-code';
import { passwordResetParameters } from '@/lib/auth/mails/password-reset';
import { teamInvitationParameters } from '@/lib/auth/mails/team-invitation';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { openParameters } from '@/lib/mail/outbox/sealed-parameters';

/** The token of the link that a person was owed last. */
export async function newestResetToken(tenantId: TenantId, recipient: string): Promise<string> {
  const kind = 'password_reset' as const;
  const { subject, sealedParameters } = await database().outboxMail.findFirstOrThrow({
    where: { tenantId, kind, recipient },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const opened = openParameters(tenantId, { kind, recipient, subject }, sealedParameters ?? '');
  return passwordResetParameters.parse(opened).token;
}

/** The code that a person was sent last, by mail. */
export async function newestCode(tenantId: TenantId, recipient: string): Promise<string> {
  const kind = 'one_time_code' as const;
  const { subject, sealedParameters } = await database().outboxMail.findFirstOrThrow({
    where: { tenantId, kind, recipient },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const opened = openParameters(tenantId, { kind, recipient, subject }, sealedParameters ?? '');
  return oneTimeCodeParameters.parse(opened).code;
}

/** The token of the invitation that an address was owed last. */
export async function newestInvitation(tenantId: TenantId, recipient: string): Promise<string> {
  const kind = 'team_invitation' as const;
  const { subject, sealedParameters } = await database().outboxMail.findFirstOrThrow({
    where: { tenantId, kind, recipient },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const opened = openParameters(tenantId, { kind, recipient, subject }, sealedParameters ?? '');
  return teamInvitationParameters.parse(opened).token;
}
