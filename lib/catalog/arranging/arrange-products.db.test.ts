import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { archiveProduct } from '@/lib/catalog/archive/archive-product';
import { listActiveProducts } from '@/lib/catalog/products/products.queries';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { forgetOrder, moveProduct } from './arrange-products';
import { listArranged } from './arranged-products.queries';

// Both throw outside of Next.

let tenant: Tenant;
let neighbour: Tenant;
/** By name: A is the newest. */
let ids: Record<string, string>;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
  ids = {};
  for (const [index, name] of ['E', 'D', 'C', 'B', 'A'].entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + index));
    ids[name] = (await createProduct(tenant.id, { name, createdAt })).id;
  }
});

const idOf = (name: string) => ids[name] ?? '';
const move = (name: string, side: 'before' | 'after', anchor: string) =>
  moveProduct(tenant.id, { id: idOf(name), side, anchorId: idOf(anchor) });
const grid = async (categoryId?: string) =>
  (await listActiveProducts(tenant.id, 1, categoryId)).products.map(({ name }) => name).join('');

it('shows the newest first until a product is moved, and then the shop’s order', async () => {
  expect(await grid()).toBe('ABCDE');
  expect((await listArranged(tenant.id, 1)).isArranged).toBe(false);
  expect(await move('E', 'before', 'B')).toEqual({ ok: true, value: null });
  expect(await grid()).toBe('AEBCD');
  await move('A', 'after', 'D');
  expect(await grid()).toBe('EBCDA');
  await move('D', 'before', 'E');
  expect(await grid()).toBe('DEBCA');
  const page = await listArranged(tenant.id, 1);
  expect(page.products.map(({ name }) => name).join('')).toBe('DEBCA');
  expect(page).toMatchObject({ isArranged: true, beforeId: null, afterId: null, topId: idOf('D'), total: 5 });
});

it('puts new products first, where they can be moved among the others', async () => {
  await move('E', 'before', 'A');
  ids.N = (await createProduct(tenant.id, { name: 'N' })).id;
  expect(await grid()).toBe('NEABCD');
  await move('N', 'after', 'C');
  expect(await grid()).toBe('EABCND');
  await forgetOrder(tenant.id);
  expect(await grid()).toBe('NABCDE');
});

it('keeps the order within a category', async () => {
  const { id } = await createCategory(tenant.id);
  await database().product.updateMany({
    where: { id: { in: [idOf('A'), idOf('C'), idOf('E')] } },
    data: { categoryId: id },
  });
  await move('E', 'before', 'A');
  expect(await grid(id)).toBe('EAC');
});

it('finds room between two products again and again, also when no gap is left', async () => {
  await move('E', 'before', 'A');
  // Each move halves the gap, so ten of them use one up.
  for (let index = 0; index < 12; index += 1) {
    await move('D', 'after', 'A');
    await move('C', 'after', 'A');
  }
  expect(await grid()).toBe('EACDB');
});

it('keeps every product, in a valid order, while several people move them', async () => {
  await Promise.all([
    move('A', 'after', 'E'),
    move('B', 'before', 'A'),
    move('E', 'before', 'B'),
    move('C', 'after', 'D'),
    move('D', 'before', 'A'),
  ]);
  expect([...(await grid())].sort().join('')).toBe('ABCDE');
  const rows = await database().product.findMany({
    where: { tenantId: tenant.id },
    select: { position: true },
  });
  expect(new Set(rows.map(({ position }) => position)).size).toBe(5);
});

it('does not touch versions, other shops, or products that are gone', async () => {
  const theirs = await createProduct(neighbour.id);
  expect(await moveProduct(tenant.id, { id: theirs.id, side: 'before', anchorId: idOf('A') })).toEqual({
    ok: false,
    error: 'gone',
  });
  expect(await moveProduct(tenant.id, { id: idOf('A'), side: 'before', anchorId: randomUUID() })).toEqual({
    ok: false,
    error: 'gone',
  });
  await archiveProduct(tenant.id, idOf('E'));
  expect(await move('A', 'after', 'E')).toEqual({ ok: false, error: 'gone' });
  await move('D', 'before', 'A');
  const versions = await database().product.findMany({
    where: { id: { not: idOf('E') } },
    select: { version: true },
  });
  expect(versions.every(({ version }) => version === 1)).toBe(true);
});
