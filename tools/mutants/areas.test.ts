import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from './areas';

const root = join(import.meta.dirname, '../..');

/** The patterns of one pattern with braces. */
function unfold(pattern: string): string[] {
  const [, before = '', words = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return words === '' ? [pattern] : words.split(',').flatMap((word) => unfold(`${before}${word}${after}`));
}

/** True if the pattern matches the file; a star matches within a name, not across folders. */
function isThere(path: string): boolean {
  const folder = join(root, dirname(path));
  const [start = '', end] = basename(path).split('*');
  return end === undefined
    ? existsSync(join(root, path))
    : existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start) && name.endsWith(end));
}

it.each(areas)('$name names existing files: a pattern that matches nothing measures nothing', (area) => {
  const patterns = [...area.mutate, ...area.unit, ...area.database].flatMap(unfold);
  expect(patterns.filter((path) => !isThere(path))).toEqual([]);
});
