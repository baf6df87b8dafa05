// What to buy, as a table for spreadsheets.
import { MATERIALS_HEADINGS } from '@/lib/messages/en/admin/production';
import type { MaterialView } from '@/lib/production/production-views';
import { cleanCsv } from '@/lib/rosters/reading/clean-roster';

/** A row for each product and size; no cell is run as a formula. */
export const materialsCsv = (materials: readonly MaterialView[]): string =>
  cleanCsv({
    columns: MATERIALS_HEADINGS.map((label) => ({ label, kind: 'unknown' })),
    rows: materials.flatMap(({ name, sku, sizes }) =>
      sizes.map(({ label, pieces, made }) => [
        name,
        sku,
        label ?? '',
        String(pieces),
        String(made),
        String(pieces - made),
      ]),
    ),
  });
