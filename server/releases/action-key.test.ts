import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { actionKey } from './action-key.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'action-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';

it('is the same for each release of a folder, of 32 bytes, and for its user alone', () => {
  const options = { folder: join(folder, 'releases'), environment: {}, settings: [] };
  const first = actionKey(options);
  expect(Buffer.from(first[NAME] ?? '', 'base64')).toHaveLength(32);
  expect(actionKey(options)).toEqual(first);
  expect(statSync(join(folder, 'releases/action-key')).mode & 0o077).toBe(0);
});

it('is not made where the operator has set one', () => {
  const settings = [join(folder, '.env')];
  writeFileSync(join(folder, '.env'), `A=1\n${NAME}=abc\n`);
  expect(actionKey({ folder, environment: {}, settings })).toEqual({});
  expect(actionKey({ folder, environment: { [NAME]: 'abc' }, settings: [] })).toEqual({});
  writeFileSync(join(folder, '.env'), `export ${NAME}='abc'\n`);
  expect(actionKey({ folder, environment: {}, settings })).toEqual({});
});

it.each([
  ['at the end', `A=1\n${NAME}=\n`],
  ['before other lines', `${NAME}=\n\n# A comment\nB=2\n`],
  ['with a comment behind it', `${NAME}= # openssl rand -base64 32\n`],
  ['in quotes', `${NAME}=''\nB=2\n`],
  ['in the example', readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')],
])('is made where the setting is empty, %s', (_where, text) => {
  writeFileSync(join(folder, '.env'), text);
  const settings = [join(folder, '.env')];
  expect(actionKey({ folder, environment: { [NAME]: '' }, settings })).toHaveProperty(NAME);
});
