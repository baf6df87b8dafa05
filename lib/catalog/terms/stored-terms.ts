// Terms as their row has them.
import { z } from 'zod';
import type { Prisma } from '@/lib/db/generated/client';
import { cents } from '@/lib/money/cents';
import { columnOfDay, dayOfColumn } from '@/lib/time/calendar-day';
import { LETTER_STYLES, NO_TERMS, type ProductTerms, type Reduction, type Sale } from './product-terms';

/** The columns that `readTerms` reads. */
export const TERMS_COLUMNS = {
  saleKind: true,
  saleValue: true,
  saleFrom: true,
  saleUntil: true,
  quantityBreaks: true,
  minimumQuantity: true,
  readyDays: true,
  letterStyle: true,
} satisfies Prisma.ProductTermsSelect;

type TermsRow = Prisma.ProductTermsGetPayload<{ select: typeof TERMS_COLUMNS }>;

const kind = z.enum(['price', 'percent']);
const breaks = z.array(z.object({ from: z.int().min(2), kind, value: z.int().min(1) }));
const style = z.enum(LETTER_STYLES).nullable().catch(null);

/** A reduction of two columns. Throws for a kind that this release does not know. */
export const readReduction = (column: string, value: number): Reduction =>
  kind.parse(column) === 'price'
    ? { kind: 'price', cents: cents(value) }
    : { kind: 'percent', basisPoints: value };

const numberOf = (reduction: Reduction): number =>
  reduction.kind === 'price' ? reduction.cents : reduction.basisPoints;

function readSale({ saleKind, saleValue, saleFrom, saleUntil }: TermsRow): Sale | null {
  return saleKind === null || saleValue === null || saleFrom === null
    ? null
    : {
        reduction: readReduction(saleKind, saleValue),
        from: dayOfColumn(saleFrom),
        until: saleUntil && dayOfColumn(saleUntil),
      };
}

/** The terms of a product; those of one about which nothing was said if there is no row. */
export const readTerms = (row: TermsRow | null): ProductTerms =>
  row === null
    ? NO_TERMS
    : {
        sale: readSale(row),
        breaks: breaks
          .parse(row.quantityBreaks)
          .map(({ from, kind: column, value }) => ({ from, reduction: readReduction(column, value) }))
          .toSorted((one, other) => one.from - other.from),
        minimumQuantity: row.minimumQuantity,
        readyDays: row.readyDays,
        letterStyle: style.parse(row.letterStyle),
      };

/** The columns of a row with these terms. */
export const termsRow = ({ sale, breaks: steps, ...plain }: ProductTerms) => ({
  ...plain,
  saleKind: sale?.reduction.kind ?? null,
  saleValue: sale && numberOf(sale.reduction),
  saleFrom: sale && columnOfDay(sale.from),
  saleUntil: sale?.until ? columnOfDay(sale.until) : null,
  quantityBreaks: steps.map(({ from, reduction }) => ({
    from,
    kind: reduction.kind,
    value: numberOf(reduction),
  })),
});
