import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGO_CHOICE, ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCustomer, createOwner } from '@/lib/testing/rows/customers';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { orderOf } from '@/lib/testing/rows/orders';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { quoteLines } from '@/lib/testing/rows/quoted-cart';
import { createTeamWithLogo } from '@/lib/testing/rows/teams/team-of-order';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { sweepUploads } from '@/lib/uploads/sweeping/sweep-uploads';
import { placeOrder } from '../placing/place-order';
import { fillCart } from './fill-cart';
import { type OrderOwner, ownerOf } from './order-owner';
import { planReorder } from './plan-reorder';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

const SENDER = 'a-sender';
const DAY = 24 * 60 * 60 * 1_000;

let tenant: Tenant;
let other: Tenant;
let owner: OrderOwner;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  ({ store, everything } = await emptyStore());
  owner = await createOwner(tenant.id);
});

async function planOf(orderId: OrderId) {
  const planned = await planReorder(tenant.id, owner, orderId);
  if (!planned.ok) {
    throw new Error(planned.error);
  }
  return planned.value;
}

async function fill(orderId: OrderId, seen?: string) {
  const filled = await fillCart(tenant.id, owner, {
    orderId,
    seen: seen ?? (await planOf(orderId)).fingerprint,
    sender: SENDER,
  });
  if (!filled.ok) {
    throw new Error(filled.error);
  }
  return filled.value;
}

/** An order of two mugs and of a bowl that is gone since. */
async function orderedMugs() {
  const mug = await createProduct(tenant.id, { name: 'Harvest Mug', priceCents: 2_800 });
  const orderId = await createOrderRow(tenant.id, { customerId: owner.customerId });
  const gone = await createProduct(tenant.id, { name: 'Moon Bowl', isActive: false });
  await database().orderItem.updateMany({ where: { orderId }, data: { productId: mug.id } });
  await database().orderItem.create({
    data: {
      ...{ tenantId: tenant.id, orderId, position: 1, productId: gone.id, productName: 'Moon Bowl' },
      ...{ productSku: 'B-1', productPriceCents: 4_000, quantity: 1, subtotalCents: 4_000 },
    },
  });
  return { mug, orderId };
}

describe('ordering again', () => {
  it('says which prices changed and what is gone, and puts in the rest at today’s prices', async () => {
    const { mug, orderId } = await orderedMugs();
    await database().product.updateMany({ where: { id: mug.id }, data: { priceCents: 3_000 } });
    const plan = await planOf(orderId);
    expect(plan.lines).toMatchObject([
      { outcome: 'add', was: { priceCents: 2_800 }, now: { priceCents: 3_000, totalCents: 6_000 } },
      { outcome: 'gone', name: 'Moon Bowl', now: null },
    ]);
    expect(await fill(orderId)).toEqual({
      kind: 'lines',
      lines: [
        {
          product: { id: mug.id, name: 'Harvest Mug', priceCents: 3_000, imageUrl: null, questions: [] },
          quantity: 2,
          choices: [],
        },
      ],
    });
  });

  it('puts nothing in if something has changed since it was seen', async () => {
    const { mug, orderId } = await orderedMugs();
    const { fingerprint } = await planOf(orderId);
    await database().product.updateMany({ where: { id: mug.id }, data: { priceCents: 3_000 } });
    const filled = await fill(orderId, fingerprint);
    expect(filled).toMatchObject({ kind: 'changed', plan: { lines: [{ now: { priceCents: 3_000 } }, {}] } });
    const again = filled.kind === 'changed' ? await fill(orderId, filled.plan.fingerprint) : null;
    expect(again?.kind).toBe('lines');
  });

  it('is refused for an order of another shopper, another shop, and an address that is not proven', async () => {
    const { orderId } = await orderedMugs();
    const stranger = await createOwner(tenant.id);
    const typed = ownerOf(
      await createCustomer(tenant.id, { email: 'ada@example.test', emailVerifiedAt: null }),
    );
    const asGuest = await createOrderRow(tenant.id, { paymentStatus: 'paid', paidAt: new Date() });
    for (const [shop, who, id] of [
      [tenant, stranger, orderId],
      [other, owner, orderId],
      [tenant, typed, asGuest],
    ] as const) {
      expect(await planReorder(shop.id, who, id)).toEqual({ ok: false, error: 'order_not_found' });
      expect(await fillCart(shop.id, who, { orderId: id, seen: '', sender: SENDER })).toEqual({
        ok: false,
        error: 'order_not_found',
      });
    }
  });
});

describe('ordering a team again', () => {
  /** A paid order of a jersey for two, with a logo. */
  async function orderedTeam() {
    const jersey = await createProduct(tenant.id, {
      ...{ name: 'Match Jersey', priceCents: 4_900, isTeamOrder: true },
      ...{ requiresLogo: true, requiresRoster: true },
    });
    const team = await createTeamWithLogo(
      store,
      tenant.id,
      {
        productId: jersey.id,
        people: [
          ['Okafor', '7', 'M'],
          ['Lindqvist', '12', 'L'],
        ],
      },
      { customerId: owner.customerId },
    );
    return { jersey, ...team };
  }

  it('takes its people and its logo along, without copying the logo, and can be paid', async () => {
    const { jersey, orderId } = await orderedTeam();
    const before = await everything();
    const filled = await fill(orderId);
    const [line] = filled.kind === 'lines' ? filled.lines : [];
    expect(line).toMatchObject({ quantity: 2, product: { id: jersey.id } });
    expect(line?.choices.map(({ kind }) => kind)).toEqual([LOGO_CHOICE, ROSTER_CHOICE]);
    // One new object: the roster's file.
    expect((await everything()).length).toBe(before.length + 1);

    const [logo, roster] = line?.choices ?? [];
    const asked = {
      product_id: jersey.id,
      quantity: 2,
      logo_upload_id: logo?.files?.[0]?.uploadId ?? '',
      roster_id: roster?.count?.rosterId ?? '',
    };
    expect((await quoteLines(tenant.id, [asked])).lines).toMatchObject([{ problem: null }]);
    expect(await placeOrder(tenant, orderOf(asked), 'again')).toMatchObject({ ok: true });
  });

  it('borrows a logo once, however often and by however many at once it is asked for', async () => {
    const { orderId } = await orderedTeam();
    await Promise.all(Array.from({ length: 5 }, () => fill(orderId)));
    expect(await database().upload.count({ where: { kind: 'logo' } })).toBe(1);
  });

  it('keeps the order’s own logo when the borrowed one is swept', async () => {
    const { orderId, logoFileId } = await orderedTeam();
    await fill(orderId);
    await sweepUploads(new Date(Date.now() + 6 * DAY));
    expect(await database().upload.count({ where: { kind: 'logo' } })).toBe(1);
    await sweepUploads(new Date(Date.now() + 8 * DAY));
    expect(await database().upload.count()).toBe(0);
    const file = await database().orderFile.findFirstOrThrow({ where: { id: logoFileId } });
    expect(await store.head(file.objectKey)).not.toBeNull();
    // And it can be borrowed anew.
    expect((await fill(orderId)).kind).toBe('lines');
  });

  it('does not bring back a team that was taken out of the account', async () => {
    const { orderId } = await orderedTeam();
    await database().orderItem.updateMany({ where: { orderId }, data: { teamRemovedAt: new Date() } });
    expect((await planOf(orderId)).lines).toMatchObject([{ outcome: 'ask', reason: 'roster_missing' }]);
  });
});
