import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { raiseAlert, resolveAlert } from './order-alerts.commands';
import { listOpenAlerts, MOST_ALERTS } from './order-alerts.queries';

let tenantId: TenantId;
let orderId: OrderId;
beforeEach(async () => {
  tenantId = (await freshTenant()).id;
  orderId = await createOrderRow(tenantId, { orderNumber: 1_042 });
});

/** Raises an alert about an order and returns its id. */
async function raise(subject: string, order = orderId): Promise<string> {
  const detail = { paypalCaptureId: subject };
  await tenantDb(tenantId, (db) =>
    raiseAlert(db, tenantId, { orderId: order, kind: 'second_capture', subject, detail }),
  );
  return (await database().orderAlert.findFirstOrThrow({ where: { orderId: order, subject } })).id;
}

const subjects = async (order?: OrderId) =>
  (await listOpenAlerts(tenantId, order)).alerts.map(({ reference }) => reference);
const read = (id: string) => database().orderAlert.findFirstOrThrow({ where: { id } });

describe('open alerts', () => {
  it('have the known details, the newest first, up to a bound', async () => {
    for (let index = 0; index < MOST_ALERTS; index += 1) {
      await raise(`C${index}`);
    }
    const all = await listOpenAlerts(tenantId);
    expect([all.alerts.length, all.hasMore]).toEqual([MOST_ALERTS, false]);
    expect(all.alerts[0]).toMatchObject({
      orderId,
      orderNumber: 1_042,
      customerName: 'Ada Lovelace',
      title: 'This order was paid twice',
      reference: `PayPal transaction C${MOST_ALERTS - 1}`,
    });
    await raise('one more');
    const { alerts, hasMore } = await listOpenAlerts(tenantId);
    expect([alerts.length, hasMore]).toEqual([MOST_ALERTS, true]);
    expect(alerts[0]?.reference).toBe('PayPal transaction one more');
  });

  it('are logged once, without PayPal’s full ids', async () => {
    const error = vi.spyOn(logger(), 'error');
    await raise('CAPTURE-1234');
    await raise('CAPTURE-1234');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { event: 'payment.second_capture', tenantId, orderId, paypalCaptureId: '…1234' },
      expect.any(String),
    );
  });

  it('can be listed for one order', async () => {
    const other = await createOrderRow(tenantId);
    await raise('C1');
    await raise('C2', other);
    expect(await subjects(other)).toEqual(['PayPal transaction C2']);
    expect(await subjects(asOrderId('no id at all'))).toEqual([]);
  });

  it('of another shop are not listed', async () => {
    await raise('C1');
    const stranger = await createTenant();
    expect(await listOpenAlerts(stranger.id)).toEqual({ alerts: [], hasMore: false });
    expect(await listOpenAlerts(stranger.id, orderId)).toEqual({ alerts: [], hasMore: false });
  });
});

describe('a resolved alert', () => {
  it('leaves the list, records who and when, and does not come back', async () => {
    const id = await raise('C1');
    await raise('C2');
    expect(await resolveAlert(tenantId, id, 'Dale Okafor')).toEqual({ ok: true, value: null });
    expect(await read(id)).toMatchObject({ resolvedBy: 'Dale Okafor', resolvedAt: expect.any(Date) });
    await raise('C1');
    expect(await subjects()).toEqual(['PayPal transaction C2']);
  });

  it('can be resolved twice, and keeps the first person', async () => {
    const id = await raise('C1');
    const answers = await Promise.all(
      ['Dale', 'Mira', 'Ada'].map((name) => resolveAlert(tenantId, id, name)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const first = await read(id);
    expect(await resolveAlert(tenantId, id, 'Late')).toEqual({ ok: true, value: null });
    expect(await read(id)).toEqual(first);
  });

  it('cannot be resolved by another shop', async () => {
    const id = await raise('C1');
    const stranger = await createTenant();
    expect(await resolveAlert(stranger.id, id, 'Thief')).toEqual({ ok: false, error: 'alert_not_found' });
    expect((await read(id)).resolvedAt).toBeNull();
  });
});
