import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unitFiles } from './unit-files';

const PLAIN = "import { expect, it } from 'vitest';\nit('adds', () => expect(1 + 1).toBe(2));\n";

it('gives a process of its own to each file that changes what the next one would find', () => {
  const root = mkdtempSync(join(tmpdir(), 'makerfront-unit-files-'));
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
