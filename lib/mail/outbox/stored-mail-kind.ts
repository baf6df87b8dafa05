import { z } from 'zod';
import { MAIL_KINDS, type MailKind } from '@/lib/mail/mail-kinds';

const mailKind = z.enum(MAIL_KINDS);

/** A kind as the outbox holds it; a constraint keeps any other text out. */
export const readMailKind = (stored: string): MailKind => mailKind.parse(stored);
