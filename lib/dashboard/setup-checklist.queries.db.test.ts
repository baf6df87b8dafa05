import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { savePolicies } from '@/lib/tenants/policies/policies.commands';
import {
  getPolicySettings,
  getShownPolicy,
  listShownPolicyKinds,
} from '@/lib/tenants/policies/policies.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createPayingTenant } from '@/lib/testing/rows/orders';
import { getSetupSteps } from './setup-checklist.queries';
import { putStepOff } from './setup-later.commands';

beforeEach(resetDatabase);

/** A shop that is not open yet. */
async function createDraft(data: Parameters<typeof createTenant>[0] = {}) {
  const tenant = await createTenant(data);
  await database().tenant.update({ where: { id: tenant.id }, data: { state: 'draft' } });
  return tenant;
}

const doneIn = async (tenantId: TenantId) =>
  (await getSetupSteps(tenantId)).filter(({ isDone }) => isDone).map(({ key }) => key);

it('finds nothing done in a new shop, whatever its neighbour has', async () => {
  const [tenant, neighbour] = [await createDraft(), await createDraft({ primaryColor: '#123456' })];
  await createProduct(neighbour.id);
  expect(await doneIn(tenant.id)).toEqual([]);
  expect(await doneIn(neighbour.id)).toEqual(['product', 'look']);
});

it('counts an inactive product', async () => {
  const tenant = await createDraft();
  await createProduct(tenant.id, { isActive: false });
  expect(await doneIn(tenant.id)).toEqual(['product']);
});

it('treats PayPal as connected if id and secret are stored', async () => {
  const withId = await createDraft({ paypalClientId: 'client' });
  const withBoth = await createPayingTenant({ clientId: 'client-2', clientSecret: 'secret' });
  expect(await doneIn(withId.id)).toEqual([]);
  expect(await doneIn(withBoth.id)).toEqual(['paypal', 'delivery', 'open']);
});

it('recognises one changed color', async () => {
  const tenant = await createDraft({ secondaryColor: '#8A6A3C' });
  expect(await doneIn(tenant.id)).toEqual(['look']);
});

it('has contact and policies once the three texts were saved, even as empty ones', async () => {
  const tenant = await createDraft({ contactEmail: 'hello@example.test' });
  expect(await doneIn(tenant.id)).toEqual([]);
  const saved = {
    contactEmail: 'hi@example.test',
    about: '',
    legal: '',
    shipping: 'By post.',
    returns: '',
    privacy: '',
  };
  expect(await savePolicies(tenant.id, saved)).toEqual({ ok: true, value: null });
  expect(await doneIn(tenant.id)).toEqual(['policies']);
  expect(await getPolicySettings(tenant.id)).toEqual({
    contactEmail: 'hi@example.test',
    policies: { about: '', shipping: 'By post.', returns: '', privacy: '', legal: '' },
  });
  expect(await listShownPolicyKinds(tenant.id)).toEqual(['shipping']);
  expect(await getShownPolicy(tenant.id, 'returns')).toBeNull();
});

it('saves no policies over those that somebody else has saved meanwhile', async () => {
  const tenant = await createTenant();
  const suggested = {
    contactEmail: 'a@example.test',
    about: '',
    legal: '',
    shipping: 'Suggested',
    returns: '',
    privacy: '',
  };
  // What was never saved agrees with any suggestion.
  expect(await savePolicies(tenant.id, { ...suggested, shipping: 'Mine' }, suggested)).toMatchObject({
    ok: true,
  });
  expect(await savePolicies(tenant.id, { ...suggested, shipping: 'Theirs' }, suggested)).toEqual({
    ok: false,
    error: { current: { ...suggested, shipping: 'Mine' } },
  });
  expect((await getPolicySettings(tenant.id)).policies.shipping).toBe('Mine');
});

it('keeps what is put off, for this shop only, however often it is pressed', async () => {
  const [tenant, neighbour] = [await createTenant(), await createTenant()];
  await Promise.all([
    putStepOff(tenant.id, 'look', true),
    putStepOff(tenant.id, 'look', true),
    putStepOff(tenant.id, 'policies', true),
  ]);
  const later = async (id: TenantId) =>
    (await getSetupSteps(id)).filter(({ isLater }) => isLater).map(({ key }) => key);
  expect(await later(tenant.id)).toEqual(['policies', 'look']);
  expect(await later(neighbour.id)).toEqual([]);
  await putStepOff(tenant.id, 'look', false);
  expect(await later(tenant.id)).toEqual(['policies']);
});
