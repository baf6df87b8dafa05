import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { ENTRIES_PER_PAGE, exportEntries, listEntries, readPlace } from './entries.queries';
import { entriesCsvStream } from './entries-csv-stream';
import { addUp, findFirstPayment, getYear } from './finances.queries';
import type { EntryView } from './finances-views';
import { monthPeriod, type Period, yearPeriod } from './period';

const timeZone = 'America/New_York';

let tenantId: TenantId;
beforeEach(async () => {
  tenantId = (await freshTenant()).id;
});

let made = 0;

/** A capture of an order of its own; returns what a refund of it needs. */
async function capture(
  at: string,
  changes: Partial<Prisma.PaymentUncheckedCreateInput> = {},
  shop = tenantId,
) {
  made += 1;
  const orderId = changes.orderId ?? (await createOrderRow(shop));
  const row = await database().payment.create({
    data: {
      tenantId: shop,
      orderId,
      attempt: 1,
      paypalOrderId: `ORDER-${made}`,
      paypalCaptureId: `CAPTURE-${made}`,
      amountCents: 6_000,
      paypalFeeCents: 258,
      platformFeeCents: 204,
      status: 'captured',
      capturedAt: new Date(at),
      ...changes,
    },
  });
  return { tenantId: shop, orderId, paymentId: row.id };
}

const refund = (
  of: Awaited<ReturnType<typeof capture>>,
  at: string | null,
  changes: Partial<Prisma.RefundUncheckedCreateInput> = {},
) =>
  database().refund.create({
    data: {
      ...of,
      amountCents: 1_000,
      platformFeeReturnedCents: 34,
      status: at === null ? 'pending' : 'completed',
      completedAt: at === null ? null : new Date(at),
      ...changes,
    },
  });

const year2026 = () => getYear(tenantId, { year: 2026, timeZone });

async function entriesOf(period: Period): Promise<EntryView[]> {
  const batches: EntryView[][] = [];
  for await (const batch of exportEntries(tenantId, period)) {
    batches.push(batch);
  }
  return batches.flat();
}

const csvOf = async (period: Period) =>
  Papa.parse<Record<string, string>>(
    (await new Response(entriesCsvStream(exportEntries(tenantId, period), timeZone)).text()).replace(
      '\uFEFF',
      '',
    ),
    { header: true, skipEmptyLines: true },
  ).data;

const columnSum = (rows: Record<string, string>[], name: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[`${name} (USD)`]) * 100), 0);

describe('a year by month', () => {
  it('has each payment and each refund in the month in which it happened, in the time zone', async () => {
    const october = await capture('2026-11-01T03:59:59Z');
    await capture('2026-11-01T04:00:00Z', { amountCents: 4_000, paypalFeeCents: null });
    await capture('2026-12-31T23:00:00Z');
    await capture('2025-12-31T23:00:00Z');
    await capture('2027-01-01T05:00:00Z');
    await refund(october, '2026-12-05T12:00:00Z');
    const { months, total } = await year2026();
    expect(months).toEqual([
      {
        month: '2026-12',
        gross: 6_000,
        paypalFee: 258,
        platformFee: 170,
        refunded: 1_000,
        net: 4_572,
        payments: 1,
        refunds: 1,
        unknownFees: 0,
      },
      {
        month: '2026-11',
        gross: 4_000,
        paypalFee: 0,
        platformFee: 204,
        refunded: 0,
        net: 3_796,
        payments: 1,
        refunds: 0,
        unknownFees: 1,
      },
      {
        month: '2026-10',
        gross: 6_000,
        paypalFee: 258,
        platformFee: 204,
        refunded: 0,
        net: 5_538,
        payments: 1,
        refunds: 0,
        unknownFees: 0,
      },
    ]);
    expect(total).toEqual(addUp(months));
    expect(total).toMatchObject({ gross: 16_000, net: 13_906, payments: 3, refunds: 1 });
  });

  it('is empty without entries', async () => {
    const { months, total } = await year2026();
    expect(months).toEqual([]);
    expect(total).toMatchObject({ gross: 0, net: 0, payments: 0 });
    expect(await findFirstPayment(tenantId)).toBeNull();
  });

  it("has only PayPal's fee for a second capture that was refunded", async () => {
    const second = await capture('2026-11-03T12:00:00Z', { platformFeeCents: 0, refundedCents: 6_000 });
    await refund(second, '2026-11-03T12:05:00Z', { amountCents: 6_000, platformFeeReturnedCents: 0 });
    expect((await year2026()).total).toMatchObject({
      gross: 6_000,
      refunded: 6_000,
      platformFee: 0,
      net: -258,
    });
  });

  it('ignores money that was not captured, had a wrong amount, or is pending', async () => {
    const mistake = await capture('2026-11-03T12:00:00Z', { status: 'failed', capturedAt: null });
    await refund(mistake, '2026-11-03T12:05:00Z', { amountCents: 7_500 });
    const good = await capture('2026-11-04T12:00:00Z');
    await refund(good, null);
    expect((await year2026()).total).toMatchObject({ gross: 6_000, refunded: 0, net: 5_538, refunds: 0 });
    expect(await entriesOf(yearPeriod(2026, timeZone))).toHaveLength(1);
  });
});

describe('the entries', () => {
  it('match the sums and the file to the cent, in each month and in the year', async () => {
    const reasons = ['=SUM(A1:A9)', '-2+3', 'One, "broken"', ''];
    for (let index = 0; index < 60; index += 1) {
      const day = String(1 + (index % 27)).padStart(2, '0');
      const month = index % 2 === 0 ? '10' : '11';
      const of = await capture(`2026-${month}-${day}T12:00:00Z`, {
        amountCents: 5_000 + index * 37,
        paypalFeeCents: 200 + index,
        platformFeeCents: 150 + index,
      });
      if (index % 3 === 0) {
        await refund(of, `2026-11-${day}T18:00:00Z`, {
          amountCents: 1_000 + index,
          platformFeeReturnedCents: 20 + index,
          reason: reasons[index % reasons.length] ?? '',
        });
      }
    }
    const { months, total } = await year2026();
    const periods = [
      ...months.map((sums) => ({ sums, period: monthPeriod(sums.month, timeZone) })),
      { sums: total, period: yearPeriod(2026, timeZone) },
    ];
    expect(periods).toHaveLength(3);
    for (const { sums, period } of periods) {
      const entries = await entriesOf(period);
      const rows = await csvOf(period);
      expect(rows).toHaveLength(entries.length);
      expect(entries).toHaveLength(sums.payments + sums.refunds);
      for (const [key, name, sign] of [
        ['gross', 'Gross', 1],
        ['paypalFee', 'PayPal fee', -1],
        ['platformFee', 'Platform fee', -1],
        ['refunded', 'Refunded', -1],
        ['net', 'Net', 1],
      ] as const) {
        expect(
          entries.reduce((sum, entry) => sum + entry[key], 0),
          name,
        ).toBe(sums[key]);
        // Money that leaves the shop has a minus in the file. `+ 0` turns -0 into 0.
        expect(columnSum(rows, name), name).toBe(sign * sums[key] + 0);
      }
    }
    const texts = (await csvOf(yearPeriod(2026, timeZone))).map((row) => row.Reason);
    expect(new Set(texts)).toEqual(new Set(["'=SUM(A1:A9)", "'-2+3", 'One, "broken"', '']));
  });

  it('come page by page, each once, even with equal times', async () => {
    for (let index = 0; index < ENTRIES_PER_PAGE + 20; index += 1) {
      await capture('2026-11-03T12:00:00.123Z');
    }
    const period = monthPeriod('2026-11', timeZone);
    const first = await listEntries(tenantId, period, null);
    expect(first.entries).toHaveLength(ENTRIES_PER_PAGE);
    const second = await listEntries(tenantId, period, readPlace(first.next));
    expect([second.entries.length, second.next]).toEqual([20, null]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ENTRIES_PER_PAGE + 20);
    expect((await entriesOf(period)).map(({ id }) => id)).toEqual(ids);
  });

  it('are exported in batches without losing one', async () => {
    const order = await createOrderRow(tenantId);
    await database().payment.createMany({
      data: Array.from({ length: 1_203 }, (_, index) => ({
        tenantId,
        orderId: order,
        attempt: index + 1,
        paypalOrderId: `MANY-${index}`,
        amountCents: 100,
        status: 'captured',
        capturedAt: new Date(Date.UTC(2026, 10, 3) + Math.floor(index / 7)),
      })),
    });
    const entries = await entriesOf(yearPeriod(2026, timeZone));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1_203);
  });

  it.each(['', 'rubbish', `9_${randomUUID()}`, '1795000000000_x', null, ['1']])(
    'begin with the newest for the place %j',
    (text) => {
      expect(readPlace(text)).toBeNull();
    },
  );
});

it("shows nothing of another shop, and hides this shop's from it", async () => {
  const neighbour = (await createTenant()).id;
  const theirs = await capture('2026-11-03T12:00:00Z', {}, neighbour);
  await refund(theirs, '2026-11-04T12:00:00Z');
  expect((await year2026()).months).toEqual([]);
  expect(await entriesOf(yearPeriod(2026, timeZone))).toEqual([]);
  expect(await findFirstPayment(tenantId)).toBeNull();
  expect((await getYear(neighbour, { year: 2026, timeZone })).total).toMatchObject({
    payments: 1,
    refunds: 1,
  });
});
