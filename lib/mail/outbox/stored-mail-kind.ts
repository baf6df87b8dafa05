import { z } from 'zod';
import { MAIL_KINDS, type MailKind } from '@/lib/mail/mail-kinds';

const mailKind = z.enum(MAIL_KINDS);

/** A kind as stored in the outbox; a constraint keeps out any other text. */
export const readMailKind = (stored: string): MailKind => mailKind.parse(stored);
