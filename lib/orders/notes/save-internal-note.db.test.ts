import { beforeEach, expect, it } from 'vitest';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { saveInternalNote } from './save-internal-note';

let tenant: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  tenant = await freshTenant();
  orderId = await createOrderRow(tenant.id);
});

const save = (startedFrom: string, note: string) =>
  saveInternalNote(tenant.id, { orderId, startedFrom, note });
const stored = async () => (await readOrder(orderId)).internalNote;

it('stores the note as written, and can empty it again', async () => {
  const note = 'Glaze: celadon 🏺\n\n"as in spring"';
  expect(await save('', note)).toEqual({ ok: true, value: note });
  expect(await stored()).toBe(note);
  expect(await save(note, '')).toEqual({ ok: true, value: '' });
  expect(await stored()).toBe('');
});

it('refuses a change that started from an older note, and loses neither', async () => {
  await save('', 'first');
  expect(await save('', 'second')).toEqual({
    ok: false,
    error: { code: 'changed_meanwhile', note: 'first' },
  });
  expect(await stored()).toBe('first');
  expect(await save('first', 'second')).toEqual({ ok: true, value: 'second' });
});

it('accepts the same note twice', async () => {
  expect(await Promise.all([save('', 'same'), save('', 'same')])).toEqual(
    Array(2).fill({ ok: true, value: 'same' }),
  );
});

it('accepts one of five different notes that race', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((writer) => save('', `by ${writer}`)));
  const winners = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  expect(winners).toEqual([await stored()]);
});

it('does not reach an order of another shop, nor an order that does not exist', async () => {
  const neighbour = await createTenant();
  const answer = await saveInternalNote(neighbour.id, { orderId, startedFrom: '', note: 'theirs' });
  expect(answer).toEqual({ ok: false, error: { code: 'order_not_found' } });
  expect(await stored()).toBe('');
});
