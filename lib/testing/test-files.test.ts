import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseFiles, unitFiles } from './test-files';

const PLAIN = "import { expect, it } from 'vitest';\nit('adds', () => expect(1 + 1).toBe(2));\n";

it('gives a separate process to each file that would affect the next one', () => {
  const root = mkdtempSync(join(tmpdir(), 'makerfront-unit-tests-'));
  mkdirSync(join(root, 'lib/money'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('middleware.test.ts', `${PLAIN}vi.stub${'Env'}('A', '1');`);
  write('lib/money/cents.test.ts', PLAIN);
  write('lib/money/part.test.tsx', PLAIN);
  write('lib/money/fees.test.ts', `${PLAIN}vi.mo${'ck'}('./cents');`);
  write('lib/money/rates.db.test.ts', PLAIN);
  write('lib/money/cents.ts', PLAIN);
  const { together, alone } = unitFiles(root);
  expect(together.sort()).toEqual(['lib/money/cents.test.ts', 'lib/money/part.test.tsx']);
  expect(alone.sort()).toEqual(['lib/money/fees.test.ts', 'middleware.test.ts']);
});

it('groups database tests that only read their environment, and isolates those that change it or measure', () => {
  const root = mkdtempSync(join(tmpdir(), 'makerfront-database-tests-'));
  mkdirSync(join(root, 'lib/orders'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, 'lib/orders', name), text);
  write('plain.db.test.ts', PLAIN);
  write('reading.db.test.ts', `${PLAIN}const url = process.env.DATABASE_URL ?? '';`);
  write('changing.db.test.ts', `${PLAIN}process.env.ORDERS_PER_STORE = '5';`);
  write('replacing.db.test.ts', `${PLAIN}vi.mo${'ck'}('./cents');`);
  write('paying.db.test.ts', `${PLAIN}const payPal = await start${'PayPal'}();`);
  write('measuring.db.test.ts', `${PLAIN}await database${'Time'}(tenantId, work);`);
  write('unit.test.ts', PLAIN);
  const { together, alone } = databaseFiles(root);
  expect(together.sort()).toEqual(['lib/orders/plain.db.test.ts', 'lib/orders/reading.db.test.ts']);
  expect(alone.sort()).toEqual([
    'lib/orders/changing.db.test.ts',
    'lib/orders/measuring.db.test.ts',
    'lib/orders/paying.db.test.ts',
    'lib/orders/replacing.db.test.ts',
  ]);
});
