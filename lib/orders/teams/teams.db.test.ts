import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteProduct } from '@/lib/catalog/products/products.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { createCustomer, createOwner } from '@/lib/testing/rows/customers';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createTeamWithLogo } from '@/lib/testing/rows/teams/team-of-order';
import { createUpload } from '@/lib/testing/rows/uploads';
import { removeUpload } from '@/lib/uploads/remove-upload';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { sweepUploads } from '@/lib/uploads/sweeping/sweep-uploads';
import { type OrderOwner, ownerOf } from '../own/order-owner';
import { openTeam } from './open-team';
import { MOST_SAVED_TEAMS, type TeamSource } from './team-view';
import { removeTeam, saveTeam, type TeamToSave } from './teams.commands';
import { listTeams } from './teams.queries';

let store: ObjectStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

const DAY = 24 * 60 * 60 * 1_000;
const NOT_FOUND = { ok: false, error: 'team_not_found' };
const table = rosterTable({ Name: 'name', Number: 'number', Size: 'size' }, [
  ['Okafor', '7', 'M'],
  ['', '', ''],
  ['Lindqvist', '', ''],
]);

let tenant: Tenant;
let other: Tenant;
let owner: OrderOwner;
let stranger: OrderOwner;
let productId: string;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  ({ store } = await emptyStore());
  owner = await createOwner(tenant.id, { email: 'ada@example.test' });
  stranger = await createOwner(tenant.id);
  ({ id: productId } = await createProduct(tenant.id, { name: 'Match Jersey', isTeamOrder: true }));
});

const save = (changes: Partial<TeamToSave> = {}, who = owner) =>
  saveTeam(tenant.id, who.customerId, {
    productId,
    name: 'Riverside U12',
    table,
    logoUploadId: null,
    ...changes,
  });

async function savedId(changes: Partial<TeamToSave> = {}) {
  const saved = await save(changes);
  if (!saved.ok) {
    throw new Error(saved.error);
  }
  return saved.value.id;
}

const open = (source: TeamSource, id: string, who = owner, shop = tenant) =>
  openTeam(shop.id, who, { source, id, productId, sender: 'a-sender' });

describe('a team that is saved by hand', () => {
  it('keeps its people, finished or not, without empty rows', async () => {
    const id = await savedId();
    expect(await listTeams(tenant.id, owner)).toMatchObject([
      { source: 'saved', id, name: 'Riverside U12', people: 2, logoName: null, productId },
    ]);
    expect(await open('saved', id)).toMatchObject({
      ok: true,
      value: {
        table: {
          rows: [
            ['Okafor', '7', 'M'],
            ['Lindqvist', '', ''],
          ],
        },
        logo: null,
      },
    });
  });

  it('is one, however often it is saved, also many times at once', async () => {
    const saved = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(new Set(saved.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect(await database().savedTeam.count()).toBe(1);
  });

  it.each([
    ['without anybody in it', { table: rosterTable({ Name: 'name' }, [['']]) }, 'team_empty'],
    ['for a product that is none', { productId: randomUUID() }, 'product_unavailable'],
    ['with a logo that is none', { logoUploadId: randomUUID() }, 'upload_gone'],
  ])('is refused %s', async (_title, changes, error) => {
    expect(await save(changes)).toEqual({ ok: false, error });
  });

  it('is refused with another shop’s logo', async () => {
    const { id } = await createUpload(store, other.id);
    expect(await save({ logoUploadId: id })).toEqual({ ok: false, error: 'upload_gone' });
  });

  it('is refused when the account is full, also to many at once', async () => {
    const names = Array.from({ length: MOST_SAVED_TEAMS + 5 }, (_, index) => `Team ${index}`);
    const saved = await Promise.all(names.map((name) => save({ name })));
    expect(saved.filter(({ ok }) => ok).length).toBe(MOST_SAVED_TEAMS);
    expect(await save({ name: 'One more' })).toEqual({ ok: false, error: 'teams_full' });
    expect(await save({}, stranger)).toMatchObject({ ok: true });
  });

  it('keeps its logo from the sweep, by reference, until it is removed', async () => {
    const logo = await createUpload(store, tenant.id, { fileName: 'crest.png' });
    const id = await savedId({ logoUploadId: logo.id });
    await sweepUploads(new Date(Date.now() + 30 * DAY));
    expect(await removeUpload(tenant.id, logo.id)).toBe(false);
    expect(await open('saved', id)).toMatchObject({ value: { logo: { uploadId: logo.id } } });
    await removeTeam(tenant.id, owner, { source: 'saved', id });
    await sweepUploads(new Date(Date.now() + 30 * DAY));
    expect(await store.head(logo.objectKey)).toBeNull();
    expect(await database().savedTeam.count()).toBe(0);
  });

  it('loses its logo and nothing else when a full shop needs the room', async () => {
    const logo = await createUpload(store, tenant.id);
    const id = await savedId({ logoUploadId: logo.id });
    expect(await removeUpload(tenant.id, logo.id, { evenSaved: true })).toBe(true);
    expect(await open('saved', id)).toMatchObject({ ok: true, value: { logo: null } });
  });

  it('outlives its product, and fits another', async () => {
    const id = await savedId();
    await deleteProduct(tenant.id, productId);
    expect(await listTeams(tenant.id, owner)).toMatchObject([{ productId: null }]);
    ({ id: productId } = await createProduct(tenant.id, { isTeamOrder: true }));
    expect(await open('saved', id)).toMatchObject({ ok: true });
  });

  it('goes with its account', async () => {
    await savedId();
    await database().customer.delete({
      where: { tenantId_id: { tenantId: tenant.id, id: owner.customerId } },
    });
    expect(await database().savedTeam.count()).toBe(0);
  });
});

describe('a team of an order', () => {
  const people: [string, string, string][] = [['Okafor', '7', 'M']];
  const order = (changes: object = { customerId: owner.customerId }) =>
    createTeamWithLogo(store, tenant.id, { productId, people }, changes);

  it('is there by itself once the order is paid, with its logo by reference', async () => {
    const { itemId } = await order();
    expect(await listTeams(tenant.id, owner)).toMatchObject([
      { source: 'order', id: itemId, name: 'Match Jersey', people: 1, logoName: 'crest.png', productId },
    ]);
    expect(await open('order', itemId)).toMatchObject({
      ok: true,
      value: { table: { rows: [['Okafor', '7', 'M']] }, logo: { name: 'crest.png' } },
    });
  });

  it('is there from before the account, if the address is proven', async () => {
    await order({ customerEmail: 'ADA@example.test' });
    expect(await listTeams(tenant.id, owner)).toHaveLength(1);
    const typed = ownerOf(
      await createCustomer(other.id, { email: 'ada@example.test', emailVerifiedAt: null }),
    );
    expect(await listTeams(other.id, typed)).toEqual([]);
  });

  it('is none while the order is not paid', async () => {
    const { itemId, orderId } = await order();
    await database().order.updateMany({
      where: { id: orderId },
      data: { paidAt: null, paymentStatus: 'unpaid' },
    });
    expect(await listTeams(tenant.id, owner)).toEqual([]);
    expect(await open('order', itemId)).toEqual(NOT_FOUND);
  });

  it('leaves the account when it is removed, and stays with the order', async () => {
    const { itemId } = await order();
    const team = { source: 'order', id: itemId } as const;
    expect(await removeTeam(tenant.id, owner, team)).toEqual({ ok: true, value: null });
    expect(await removeTeam(tenant.id, owner, team)).toEqual(NOT_FOUND);
    expect(await listTeams(tenant.id, owner)).toEqual([]);
    expect(await open('order', itemId)).toEqual(NOT_FOUND);
    const item = await database().orderItem.findFirstOrThrow({ where: { id: itemId } });
    expect(item.rosterData).toHaveLength(1);
    expect(item.teamRemovedAt).not.toBeNull();
  });
});

describe('somebody else’s team', () => {
  it('is neither opened nor removed, by another shopper or at another shop', async () => {
    const saved = await savedId();
    const { itemId } = await createTeamWithLogo(
      store,
      tenant.id,
      { productId, people: [['Okafor', '7', 'M']] },
      { customerId: owner.customerId },
    );
    const elsewhere = await createProduct(other.id, { isTeamOrder: true });
    for (const [source, id] of [
      ['saved', saved],
      ['order', itemId],
    ] as const) {
      expect(await open(source, id, stranger)).toEqual(NOT_FOUND);
      expect(await removeTeam(tenant.id, stranger, { source, id })).toEqual(NOT_FOUND);
      expect(await openTeam(other.id, owner, { source, id, productId: elsewhere.id, sender: '' })).toEqual(
        NOT_FOUND,
      );
      expect(await removeTeam(other.id, owner, { source, id })).toEqual(NOT_FOUND);
    }
    expect(await listTeams(tenant.id, stranger)).toEqual([]);
    expect(await listTeams(other.id, owner)).toEqual([]);
    expect(await listTeams(tenant.id, owner)).toHaveLength(2);
  });
});
