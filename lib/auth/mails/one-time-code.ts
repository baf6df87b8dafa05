import { z } from 'zod';
import { CODE_PURPOSES } from '@/lib/auth/codes/code-rules';
import { aside, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { codeMailSentences as sentences } from '@/lib/messages/en/code-mail';
import type { Tenant } from '@/lib/tenants/tenant';

/** The parameters of the mail with a code. */
export const oneTimeCodeParameters = z.object({
  code: z.string().regex(/^\d{6}$/),
  purpose: z.enum(CODE_PURPOSES),
});

/**
 * Subject, text and HTML of the mail with a code. The subject begins with the code, so that a notification shows it.
 */
export function oneTimeCodeMail(
  tenant: Tenant,
  { code, purpose }: z.output<typeof oneTimeCodeParameters>,
): MailContent {
  const { subject, lead } = sentences[purpose];
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  return mailOf(tenant, {
    subject: subject(code, tenant.name),
    preheader: sentences.limits,
    parts: [
      paragraph(lead(tenant.name)),
      paragraph(spaced),
      paragraph(sentences.limits),
      aside(sentences.notYou),
    ],
  });
}
