import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFiles } from './keep-files.mjs';

const DAY = 24 * 3_600_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build's files, by name and content. */
function build(name: string, files: Record<string, string>): string {
  const from = join(folder, name);
  mkdirSync(join(from, 'chunks'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(from, 'chunks', file), content);
  }
  return from;
}

const kept = () => readdirSync(join(folder, 'kept/_next/static/chunks')).sort();

it('keeps the files of each release under their addresses, once', () => {
  const to = join(folder, 'kept');
  const now = new Date();
  expect(keepFiles({ from: build('one', { 'a.js': '1', 'b.js': '2' }), to, now })).toBe(2);
  expect(keepFiles({ from: build('two', { 'b.js': '2', 'c.js': '3' }), to, now })).toBe(1);
  expect(kept()).toEqual(['a.js', 'b.js', 'c.js']);
  expect(readFileSync(join(to, '_next/static/chunks/c.js'), 'utf8')).toBe('3');
});

it('removes those of a release that was not started for thirty days', () => {
  const to = join(folder, 'kept');
  const now = new Date();
  keepFiles({ from: build('one', { 'a.js': '1', 'b.js': '2' }), to, now });
  for (const file of kept()) {
    const before = new Date(now.getTime() - 31 * DAY);
    utimesSync(join(to, '_next/static/chunks', file), before, before);
  }
  keepFiles({ from: build('two', { 'b.js': '2' }), to, now });
  expect(kept()).toEqual(['b.js']);
});

it('throws where the folder cannot be written', () => {
  writeFileSync(join(folder, 'kept'), 'a file');
  const from = build('one', { 'a.js': '1' });
  expect(() => keepFiles({ from, to: join(folder, 'kept'), now: new Date() })).toThrow();
});
