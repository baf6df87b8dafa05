import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { removeSender, saveSender } from './sender.commands';
import { findSender } from './sender.queries';
import { senderLines } from './sender-address';
import { senderInput } from './sender-input';

const typed: z.input<typeof senderInput> = {
  version: 0,
  customer: { name: ' Clay & Kiln ', phone: '' },
  shipping_address: {
    address: '12 Kiln Lane',
    city: 'Asheville',
    state: 'North Carolina',
    zip: '28801',
    country: 'us',
  },
};

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const save = (changes: Partial<typeof typed> = {}) =>
  saveSender(tenant.id, senderInput.parse({ ...typed, ...changes }));

it('is kept, and shown as on a parcel', async () => {
  expect(await findSender(tenant.id)).toBeNull();
  expect((await save()).ok).toBe(true);
  const sender = await findSender(tenant.id);
  expect(sender).toMatchObject({ name: 'Clay & Kiln', state: 'NC', country: 'US', version: 1 });
  expect(sender && senderLines(sender)).toEqual(['Clay & Kiln', '12 Kiln Lane', 'Asheville, NC 28801', 'US']);
});

it('is changed and removed by whoever has seen the last change', async () => {
  await save();
  expect(await save()).toEqual({ ok: false, error: 'changed' });
  const [one, other] = await Promise.all([save({ version: 1 }), save({ version: 1 })]);
  expect([one?.ok, other?.ok].sort()).toEqual([false, true]);
  expect(await removeSender(tenant.id, { version: 1 })).toEqual({ ok: false, error: 'changed' });
  expect((await removeSender(tenant.id, { version: 2 })).ok).toBe(true);
  expect(await findSender(tenant.id)).toBeNull();
});
