// The table of floors in docs/architecture.md, compared with the one that `npm run imports` checks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLOORS } from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '../..');

/** The rooms of each row, from the top. */
function floorsOf(document: string): string[][] {
  const [, table = ''] = document.split(/^\| Floor, from the top .*\n\| -.*\n/m);
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map((row) =>
      [...row.matchAll(/`([^`]+)`/g)].map(([, room = '']) => room.replace(/\.(?:ts|mjs)$/, '')).sort(),
    );
}

it('lists the floors and their rooms as the import rules do', () => {
  const documented = floorsOf(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  expect(documented).toEqual(FLOORS.map((rooms) => [...rooms].sort()).reverse());
});
