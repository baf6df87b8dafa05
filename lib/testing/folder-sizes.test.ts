import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$/;
/** As many files as a reader takes in at a glance. A folder with more is divided by the second idea in it. */
const MOST = 25;

it(`has no folder with more than ${MOST} files of code beside their tests`, () => {
  const counts = new Map<string, number>();
  for (const folder of ['app', 'components', 'lib', 'prisma', 'server', 'tools', 'e2e']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const isCode = entry.isFile() && CODE.test(entry.name) && !TEST.test(entry.name);
      if (isCode && !entry.parentPath.includes('generated')) {
        counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
      }
    }
  }
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
  expect(counts.size).toBeGreaterThan(100);
});
