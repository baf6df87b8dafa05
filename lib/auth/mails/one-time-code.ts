import { z } from 'zod';
import { CODE_PURPOSES } from '@/lib/auth/codes/code-rules';
import { aside, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { codeMailSentences as sentences } from '@/lib/messages/en/mails/code-mail';
import type { Tenant } from '@/lib/tenants/tenant';
import { LONGEST_EMAIL } from '@/lib/text/email-address';

/** The parameters of the mail with a code. */
export const oneTimeCodeParameters = z.object({
  code: z.string().regex(/^\d{6}$/),
  purpose: z.enum(CODE_PURPOSES),
  /** The account's new address, if the code goes to the current one. */
  newAddress: z.string().max(LONGEST_EMAIL).optional(),
});

/**
 * Subject, text and HTML of the mail with a code. The subject begins with the code, so that a notification shows it.
 */
export function oneTimeCodeMail(
  tenant: Tenant,
  { code, purpose, newAddress }: z.output<typeof oneTimeCodeParameters>,
): MailContent {
  const { subject, lead } = sentences[purpose];
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  return mailOf(tenant, {
    subject: subject(code, tenant.name),
    preheader: sentences.limits,
    parts: [
      paragraph(
        newAddress === undefined ? lead(tenant.name) : sentences.leadOfChange(tenant.name, newAddress),
      ),
      paragraph(spaced),
      paragraph(sentences.limits),
      aside(sentences.notYou),
    ],
  });
}
