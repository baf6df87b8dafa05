// The mails to people about their accounts: the parameters of each kind, and the function that composes it.
import 'server-only';
import type { z } from 'zod';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { AccountMailKind } from '@/lib/mail/mail-kinds';
import type { MailContent } from '@/lib/mail/mail-parts';
import { enqueueAccountMail, type OwedAccountMail } from '@/lib/mail/outbox/outbox.commands';
import type { ComposeMail, QueuedAccountMail } from '@/lib/mail/outbox/queued-mail';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantById } from '@/lib/tenants/tenants.queries';
import { accountNoticeMail, accountNoticeParameters } from './account-notice';
import { contactMessageMail, contactMessageParameters, contactReplyTo } from './contact-message';
import {
  domainNoticeMail,
  domainNoticeParameters,
  domainStepsMail,
  domainStepsParameters,
} from './domain-mails';
import { feeStatementMail, feeStatementParameters } from './fee-statement';
import { newDeviceMail, newDeviceParameters } from './new-device';
import { oneTimeCodeMail, oneTimeCodeParameters } from './one-time-code';
import { openingInvitationMail, openingInvitationParameters } from './opening-invitation';
import { passwordResetMail, passwordResetParameters } from './password-reset';
import { securityNoticeMail, securityNoticeParameters } from './security-notice';
import { storeNoticeMail, storeNoticeParameters } from './store-notice';
import { teamInvitationMail, teamInvitationParameters } from './team-invitation';

const accountMail = <Schema extends z.ZodType<object>>(
  schema: Schema,
  write: (tenant: Tenant, parameters: z.output<Schema>) => MailContent,
) => ({
  schema,
  write: (tenant: Tenant, stored: unknown) => write(tenant, schema.parse(stored)),
});

const ACCOUNT_MAILS = {
  password_reset: accountMail(passwordResetParameters, passwordResetMail),
  one_time_code: accountMail(oneTimeCodeParameters, oneTimeCodeMail),
  account_notice: accountMail(accountNoticeParameters, accountNoticeMail),
  team_invitation: accountMail(teamInvitationParameters, teamInvitationMail),
  new_device: accountMail(newDeviceParameters, newDeviceMail),
  security_notice: accountMail(securityNoticeParameters, securityNoticeMail),
  opening_invitation: accountMail(openingInvitationParameters, openingInvitationMail),
  fee_statement: accountMail(feeStatementParameters, feeStatementMail),
  store_notice: accountMail(storeNoticeParameters, storeNoticeMail),
  domain_notice: accountMail(domainNoticeParameters, domainNoticeMail),
  domain_steps: accountMail(domainStepsParameters, domainStepsMail),
  contact_message: accountMail(contactMessageParameters, contactMessageMail),
} satisfies Record<AccountMailKind, ReturnType<typeof accountMail>>;

type Parameters<Kind extends AccountMailKind> = z.input<(typeof ACCOUNT_MAILS)[Kind]['schema']>;

/**
 * Adds a mail about a person's account to the outbox, in the transaction of its cause. `deliverAccountMails`
 * sends it at once; if that fails, the worker does.
 */
export const oweAccountMail = <Kind extends AccountMailKind>(
  db: Database,
  tenantId: TenantId,
  mail: Omit<OwedAccountMail, 'kind' | 'parameters'> & { kind: Kind; parameters: Parameters<Kind> },
): Promise<void> => enqueueAccountMail(db, tenantId, mail);

/** Composes a mail about an account, with the shop's current name. Throws if the shop is gone. */
export const composeAccountMail: ComposeMail<QueuedAccountMail> = async (tenantId, mail) => {
  const tenant = await findTenantById(tenantId);
  if (tenant === null) {
    throw new Error('A mail of a shop that is not there');
  }
  const content = ACCOUNT_MAILS[mail.kind].write(tenant, mail.parameters);
  const replyTo = mail.kind === 'contact_message' ? contactReplyTo(mail.parameters) : null;
  return { mailId: mail.id, to: mail.recipient, fromName: tenant.name, replyTo, ...content };
};
