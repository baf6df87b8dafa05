import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './is-installed.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WANTED = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-o', optional: true },
};
const { '': _root, 'node_modules/for-another-system': _other, ...ALL } = WANTED;

function installedWith(installed: object | string | null) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
  if (installed !== null) {
    const text = typeof installed === 'string' ? installed : JSON.stringify({ packages: installed });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), text);
  }
  return isInstalled(folder);
}

it('recognises what npm has installed for this lockfile, by whichever command', () => {
  expect(installedWith(ALL)).toBe(true);
});

it.each<[string, object | string | null]>([
  ['nothing', null],
  ['what cannot be read', '{'],
  ['no list', '{}'],
  ['without the tools', { 'node_modules/a': WANTED['node_modules/a'] }],
  ['of another version', { ...ALL, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['of other bytes', { ...ALL, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ['with a package of before', { ...ALL, 'node_modules/old': { version: '1.0.0' } }],
])('does not accept what is installed %s', (_what, installed) => {
  expect(installedWith(installed)).toBe(false);
});
