import type { Prisma } from '@/lib/db/generated/client';

/**
 * How long a mail to a person is kept after it is over, in milliseconds: it names them, and only keeps the same mail
 * from going out twice. Mails about an order are kept with it.
 */
export const ACCOUNT_MAIL_LIFE = 30 * 24 * 60 * 60 * 1_000;

/** Mails to people that were sent or given up before then. */
export const oldAccountMails = (before: Date) =>
  ({
    orderId: null,
    OR: [{ sentAt: { lt: before } }, { gaveUpAt: { lt: before } }],
  }) satisfies Prisma.OutboxMailWhereInput;
