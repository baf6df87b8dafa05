import { composeAccountMail } from '@/lib/auth/mails/account-mails';
import type { MailComposers } from '@/lib/mail/outbox/queued-mail';
import { composeOrderMail } from '@/lib/orders/mails/compose-order-mail';

/** Who writes the mails of each matter. All that the outbox may hold. */
export const MAIL_COMPOSERS: MailComposers = { order: composeOrderMail, account: composeAccountMail };
