import { beforeEach, expect, it, vi } from 'vitest';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import { mailTenant } from '@/lib/testing/rows/mail-order';
import { sendPasswordReset } from './send-password-reset';

vi.hoisted(() => {
  process.env.PLATFORM_DOMAIN = 'makerfront.example';
  process.env.SITE_SCHEME = 'https';
});
const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp/smtp-sender', () => smtp);
beforeEach(() => smtp.sendMail.mockReset().mockResolvedValue());

const reset = { email: 'owner@clay.test', token: 'secret-token' };

it.each<Record<string, string>>([
  { host: '203.0.113.9' },
  { host: '203.0.113.9:31337', cookie: 'dev_tenant_slug=clayandkiln' },
  { host: 'localhost:3000' },
  { host: 'clayandkiln.evil.example' },
  { host: 'clayandkiln.makerfront.example:31337' },
  { host: 'clayandkiln.makerfront.example', 'x-forwarded-proto': 'http' },
  { host: 'inner', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
  {},
])('a mailed link contains nothing that the requester sends: %o', async (headers) => {
  await sendPasswordReset(mailTenant, reset, new Headers(headers));
  const [mail] = smtp.sendMail.mock.calls[0] ?? [];
  const links = mail?.text.match(/https?:\S+/g);
  expect(links).toEqual(['https://clayandkiln.makerfront.example/admin/reset-password#secret-token']);
  expect(`${mail?.html}`).not.toMatch(/31337|evil|203\.0\.113|http:/);
});
