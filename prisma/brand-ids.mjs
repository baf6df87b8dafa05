// Brands the ids of shops and orders (lib/ids.ts) in the row types of Prisma's client. Ids in results are then
// branded; ids in queries stay plain text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRST_IMPORT = 'import type * as runtime';
const IMPORT = "import type { OrderId, TenantId } from '../../../ids'\n";
/** The types of a row, and of a group of rows. */
const ROWS = /(?:scalars: runtime\.Types\.Extensions\.GetPayloadResult<|GroupByOutputType = )\{[^}]*\}/g;
const OWN_ID = { Tenant: 'TenantId', Order: 'OrderId' };

/** Changes the generated files of `models`; throws if Prisma's output has another form than expected. */
export function brandIds(models) {
  for (const file of readdirSync(models)) {
    const path = join(models, file);
    const source = readFileSync(path, 'utf8');
    const own = OWN_ID[file.replace(/\.ts$/, '')];
    const branded = source.replace(ROWS, (row) =>
      row
        .replace(/^(\s*tenantId: )string\b/m, '$1TenantId')
        .replace(/^(\s*orderId: )string\b/m, '$1OrderId')
        .replace(/^(\s*id: )string\b/m, own ? `$1${own}` : '$1string'),
    );
    const hasIds = own !== undefined || /^\s*(tenantId|orderId): string\b/m.test(source);
    if (hasIds && branded === source) {
      throw new Error(`${file} has ids that prisma/brand-ids.mjs does not find.`);
    }
    if (branded !== source) {
      // Not at the top: Prisma's directives for the compiler are there.
      writeFileSync(path, branded.replace(FIRST_IMPORT, IMPORT + FIRST_IMPORT));
    }
  }
}
