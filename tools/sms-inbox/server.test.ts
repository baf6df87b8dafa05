import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmsInbox, startSmsInbox } from './server';

let inbox: SmsInbox;
beforeAll(async () => {
  inbox = await startSmsInbox(0);
});
afterAll(() => inbox.stop());

const post = (body: string) => fetch(inbox.gatewayUrl, { method: 'POST', body });

it('keeps what it is sent, newest first, and shows it as text', async () => {
  expect((await post(JSON.stringify({ to: '+18285550142', text: '<b>first</b>' }))).status).toBe(202);
  expect((await post(JSON.stringify({ to: '+18285550143', text: 'second' }))).status).toBe(202);
  const list: unknown = await (await fetch(inbox.gatewayUrl)).json();
  expect(list).toMatchObject([
    { to: '+18285550143', text: 'second' },
    { to: '+18285550142', text: '<b>first</b>' },
  ]);
  const page = await (await fetch(inbox.webUrl)).text();
  expect(page).toContain('&lt;b&gt;first&lt;/b&gt;');
  expect(page).not.toContain('<b>');
});

it.each([
  '',
  '{',
  '{"to":"12","text":"x"}',
  '{"to":"+18285550142"}',
  `{"to":"+18285550142","text":"${'x'.repeat(20_000)}"}`,
])('refuses %o as a gateway does', async (body) => {
  expect((await post(body)).status).toBe(400);
});
