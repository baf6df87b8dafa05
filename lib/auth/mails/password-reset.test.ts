import { expect, it, vi } from 'vitest';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import { mailTenant } from '@/lib/testing/rows/mail-order';
import { passwordResetMail } from './password-reset';

vi.hoisted(() => {
  process.env.PLATFORM_DOMAIN = 'makerfront.example';
  process.env.SITE_SCHEME = 'https';
});

it.each<Record<string, string>>([
  { host: '203.0.113.9' },
  { host: '203.0.113.9:31337', cookie: 'dev_tenant_slug=clayandkiln' },
  { host: 'localhost:3000' },
  { host: 'clayandkiln.evil.example' },
  { host: 'clayandkiln.makerfront.example:31337' },
  { host: 'clayandkiln.makerfront.example', 'x-forwarded-proto': 'http' },
  { host: 'inner', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
  {},
])('a mailed link has nothing of what the requester sends: %o', async (headers) => {
  const storeUrl = await storeAddress(mailTenant, new Headers(headers));
  const mail = passwordResetMail(mailTenant, { token: 'secret-token', storeUrl });
  const links = mail.text.match(/https?:\S+/g);
  expect(links).toEqual(['https://clayandkiln.makerfront.example/admin/reset-password#secret-token']);
  expect(mail.html).not.toMatch(/31337|evil|203\.0\.113|http:/);
});

it('leads to the address that the shop has when the mail leaves', () => {
  const moved = { ...mailTenant, customDomain: 'clay.example' };
  const parameters = { token: 'secret-token', storeUrl: 'https://given-up.example/' };
  expect(passwordResetMail(moved, parameters).text).toContain(
    'https://clay.example/admin/reset-password#secret-token',
  );
});
