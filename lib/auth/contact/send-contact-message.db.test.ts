import { beforeEach, expect, it } from 'vitest';
import { composeAccountMail } from '@/lib/auth/mails/account-mails';
import { database } from '@/lib/db/client';
import { openParameters } from '@/lib/mail/outbox/sealed-parameters';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { contactMessageInput } from './contact-message-input';
import { sendContactMessage } from './send-contact-message';

const TYPED = {
  name: 'Ada Winslow',
  email: 'ada@example.test',
  orderNumber: '#1042',
  message: 'Do you print nine jerseys?',
  website: '',
};

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant({ contactEmail: 'shop@example.test' });
});

/** Sends what was typed, and composes the mail that is owed then. */
async function mailOf(typed: typeof TYPED) {
  const { website: _hidden, ...message } = contactMessageInput.parse(typed);
  expect(await sendContactMessage(tenant.id, message)).toEqual({
    ok: true,
    value: { recipient: 'shop@example.test' },
  });
  const row = await database().outboxMail.findFirstOrThrow({ where: { kind: 'contact_message' } });
  const named = { kind: 'contact_message' as const, recipient: row.recipient ?? '', subject: row.subject };
  const parameters = openParameters(tenant.id, named, row.sealedParameters ?? '');
  const mail = { about: 'account' as const, id: row.id, ...named, parameters };
  return { row, composed: await composeAccountMail(tenant.id, mail) };
}

it('owes the shop alone one mail, whose answer goes to the sender', async () => {
  const { row, composed } = await mailOf(TYPED);
  expect(await database().outboxMail.count()).toBe(1);
  expect(row).toMatchObject({ tenantId: tenant.id, recipient: 'shop@example.test' });
  // The database shows nothing of the message.
  expect(Object.values(row).join()).not.toContain('jerseys');
  expect(composed).toMatchObject({
    to: 'shop@example.test',
    replyTo: { name: 'Ada Winslow', address: 'ada@example.test' },
    subject: 'Message from Ada Winslow',
  });
  expect(composed?.text).toContain('#1042');
});

it('lets a name begin no header', async () => {
  const { composed } = await mailOf({ ...TYPED, name: 'Ada\r\nBcc: all@example.test' });
  expect(`${composed?.subject}${composed?.replyTo?.name}`).not.toMatch(/[\r\n]/);
});

it.each([
  ['two addresses', { email: 'ada@example.test, all@example.test' }],
  ['an address with a header', { email: 'ada@example.test\r\nBcc: all@example.test' }],
  ['an address with a name', { email: 'Ada <ada@example.test>' }],
  ['an empty message', { message: ' \n ' }],
  ['a message full of links', { message: 'https://a.test http://b.test www.c.test' }],
  ['a message that is too long', { message: 'x'.repeat(4_001) }],
  ['no name', { name: '' }],
])('refuses %s', (_name, changed) => {
  expect(contactMessageInput.safeParse({ ...TYPED, ...changed }).success).toBe(false);
});

it('says so if the shop has no address', async () => {
  const none = { contactEmail: null, replyToEmail: null, notificationEmail: null };
  await database().tenant.updateMany({ data: none });
  const { website: _hidden, ...message } = contactMessageInput.parse(TYPED);
  expect(await sendContactMessage(tenant.id, message)).toEqual({ ok: false, error: 'nowhere' });
  expect(await database().outboxMail.count()).toBe(0);
});
