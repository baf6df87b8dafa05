// The single payments and refunds of a shop: paged by keyset, and exported in batches.
import { refundReasonText } from '@/lib/orders/refund-reason';
import 'server-only';
import { z } from 'zod';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { readPaymentMethod } from '@/lib/orders/status/stored-status';
import { type EntryPlace, entriesIn } from './finances-sql';
import type { EntryPage, EntryView } from './finances-views';
import type { Period } from './period';

export const ENTRIES_PER_PAGE = 50;
const BATCH = 500;

type EntryRow = {
  at: Date;
  id: string;
  kind: 'payment' | 'refund';
  order_id: OrderId;
  order_number: number;
  gross: number;
  paypal_fee: number;
  platform_fee: number;
  refunded: number;
  is_fee_unknown: boolean;
  paypal_id: string | null;
  reason: string;
  reason_code: string | null;
  method: string;
};

const placeText = /^(\d{9,14})_([0-9a-f-]{36})$/;
const uuid = z.uuid();

/** The start of a page, from its address; null if the address is invalid. */
export function readPlace(text: unknown): EntryPlace | null {
  const [, at = '', id = ''] = (typeof text === 'string' && placeText.exec(text)) || [];
  const moment = new Date(Number(at));
  return at !== '' && !Number.isNaN(moment.getTime()) && uuid.safeParse(id).success
    ? { at: moment, id }
    : null;
}

/** A page of the entries of a period, starting after a place. */
export async function listEntries(
  tenantId: TenantId,
  period: Period,
  after: EntryPlace | null,
): Promise<EntryPage> {
  const read = await readEntries(tenantId, { ...period, after, limit: ENTRIES_PER_PAGE + 1 });
  const entries = read.slice(0, ENTRIES_PER_PAGE);
  const last = entries.at(-1);
  const next = read.length > entries.length && last ? `${last.at.getTime()}_${last.id}` : null;
  return { entries, next };
}

/** All entries of a period, newest first, each batch in its own transaction. */
export async function* exportEntries(
  tenantId: TenantId,
  period: Period,
): AsyncGenerator<EntryView[], void, undefined> {
  let after: EntryPlace | null = null;
  for (;;) {
    const batch: EntryView[] = await readEntries(tenantId, { ...period, after, limit: BATCH });
    if (batch.length > 0) {
      yield batch;
    }
    after = batch.at(-1) ?? null;
    if (after === null || batch.length < BATCH) {
      return;
    }
  }
}

async function readEntries(
  tenantId: TenantId,
  bounds: Period & { after: EntryPlace | null; limit: number },
): Promise<EntryView[]> {
  const rows = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<EntryRow[]>`
    SELECT e.*, o.order_number
    FROM (
      SELECT * FROM (${entriesIn(tenantId, bounds)}) AS both_kinds ORDER BY at DESC, id DESC LIMIT ${bounds.limit}
    ) AS e JOIN orders o ON o.tenant_id = ${tenantId}::uuid AND o.id = e.order_id
    ORDER BY e.at DESC, e.id DESC`,
  );
  return rows.map(toEntry);
}

const toEntry = (row: EntryRow): EntryView => ({
  id: row.id,
  kind: row.kind,
  method: readPaymentMethod(row.method),
  at: row.at,
  orderId: row.order_id,
  orderNumber: row.order_number,
  gross: cents(row.gross),
  paypalFee: cents(row.paypal_fee),
  platformFee: cents(row.platform_fee),
  refunded: cents(row.refunded),
  net: cents(row.gross - row.paypal_fee - row.platform_fee - row.refunded),
  isFeeUnknown: row.is_fee_unknown,
  paypalId: row.paypal_id,
  reason: refundReasonText(row.reason, row.reason_code),
});
