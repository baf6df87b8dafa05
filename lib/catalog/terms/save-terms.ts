// Keeps the terms of a product, in the transaction that saves it.
import 'server-only';
import { findWorkCalendar } from '@/lib/catalog/calendar/work-calendar.queries';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isoDate } from '@/lib/time/format-date';
import { NO_TERMS, type Sale } from './product-terms';
import { readTerms, TERMS_COLUMNS, termsRow } from './stored-terms';
import type { TypedTerms } from './terms-draft';

/**
 * The sale as it is kept. It begins today if no day was typed; nor can it have begun earlier, because its first day
 * decides with which prices it is compared, unless that is what is stored already. A new sale that is over is none.
 */
function saleOf(typed: TypedTerms['sale'], stored: Sale | null, today: string): Sale | null {
  if (typed === null) {
    return null;
  }
  const { from } = typed;
  if (from !== null && from === stored?.from) {
    return { ...typed, from };
  }
  return typed.until !== null && typed.until < today
    ? null
    : { ...typed, from: from === null || from < today ? today : from };
}

const isNothing = ({ sale, breaks, minimumQuantity, readyDays, letterStyle }: TypedTerms): boolean =>
  sale === null &&
  breaks.length === 0 &&
  minimumQuantity === NO_TERMS.minimumQuantity &&
  readyDays === null &&
  letterStyle === null;

/** Saves what was typed of a product's terms. Undefined for a form without them: they stay. */
export async function saveTerms(
  db: Database,
  tenantId: TenantId,
  productId: string,
  typed: TypedTerms | undefined,
): Promise<void> {
  if (typed === undefined) {
    return;
  }
  const where = { tenantId_productId: { tenantId, productId } };
  const row = await db.productTerms.findUnique({ where, select: TERMS_COLUMNS });
  if (row === null && isNothing(typed)) {
    return;
  }
  const { timeZone } = await findWorkCalendar(db, tenantId);
  const sale = saleOf(typed.sale, readTerms(row).sale, isoDate(new Date(), timeZone));
  const data = termsRow({ ...typed, sale });
  await (row === null
    ? db.productTerms.create({ data: { ...data, tenantId, productId } })
    : db.productTerms.update({ where, data }));
}

/** Gives a copy of a product the terms of the original, without its sale. */
export async function copyTerms(
  db: Database,
  tenantId: TenantId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const row = await db.productTerms.findUnique({
    where: { tenantId_productId: { tenantId, productId: from } },
    select: TERMS_COLUMNS,
  });
  if (row !== null) {
    await saveTerms(db, tenantId, to, { ...readTerms(row), sale: null });
  }
}
