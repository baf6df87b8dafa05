import { type MailContent, type MailPart, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { testOrderSentences as sentences } from '@/lib/messages/en/orders/test-order';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** A mail about an order. That of a test order says so in its subject and above all else. */
export const orderMailOf = (
  tenant: Tenant,
  { isTest }: Pick<MailOrder, 'isTest'>,
  { subject, preheader, parts }: { subject: string; preheader: string; parts: readonly MailPart[] },
): MailContent =>
  mailOf(
    tenant,
    isTest
      ? { subject: sentences.mailSubject(subject), preheader, parts: [paragraph(sentences.notice), ...parts] }
      : { subject, preheader, parts },
  );
