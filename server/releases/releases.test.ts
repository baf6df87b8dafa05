import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectAssets, finishRelease, isOfRelease, removeOldReleases, SOURCES } from './build-release.mjs';
import { listenForOrders, order } from './control.mjs';
import {
  currentRelease,
  isReleaseName,
  listReleases,
  noteServed,
  releaseBefore,
  releaseName,
  root,
  setCurrentRelease,
} from './releases.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const JANUARY = '20260101-000000';
const FEBRUARY = '20260201-000000';
const MARCH = '20260301-000000';

/** A release with some files that pages request. */
function make(name: string, files: readonly string[]): void {
  const chunks = join(folder, name, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const file of files) {
    writeFileSync(join(chunks, file), `${file} of ${name}`);
  }
  finishRelease(folder, name);
}
const chunk = (name: string, file: string) => join(folder, name, '.next/static/chunks', file);

it('are named by the time of their creation, which also sorts them', () => {
  expect(releaseName(new Date('2026-11-22T16:15:00.123Z'))).toBe('20261122-161500');
  for (const name of ['', 'current', '../etc', '20261122-161500/..', '20261122-16150', 20_261_122]) {
    expect(isReleaseName(name), String(name)).toBe(false);
  }
});

it('have every file that one of theirs imports', () => {
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    return statSync(path).isFile()
      ? [source]
      : readdirSync(path, { encoding: 'utf8', recursive: true }).map((name) => join(source, name));
  }).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && isOfRelease(join(root, file)));
  expect(files.length).toBeGreaterThan(1_000);
  const isThere = (path: string) =>
    ['', '.ts', '.tsx', '/index.ts'].some((end) => {
      const file = relative(root, path) + end;
      return SOURCES.some((source) => file === source || file.startsWith(join(source, '/')))
        ? isOfRelease(path) && existsSync(join(root, file))
        : false;
    });
  const missing = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export)\b[^;'"]*?\bfrom '(@\/|\.)([^']+)'/gm,
      ),
    ]
      .map(([, start, rest]) =>
        start === '@/' ? join(root, rest ?? '') : join(root, dirname(file), `.${rest}`),
      )
      // Made by the build.
      .filter((path) => !path.includes('generated') && !isThere(path))
      .map((path) => `${file} imports ${relative(root, path)}`),
  );
  expect(missing).toEqual([]);
});

it('serve the files of others that are not too old, and keep their own', () => {
  make(JANUARY, ['a.js', 'shared.js']);
  make(FEBRUARY, ['b.js', 'shared.js']);
  make(MARCH, ['c.js', 'shared.js']);
  collectAssets(folder, MARCH, new Date('2026-03-01'));
  expect(readFileSync(chunk(MARCH, 'b.js'), 'utf8')).toBe(`b.js of ${FEBRUARY}`);
  expect(readFileSync(chunk(MARCH, 'shared.js'), 'utf8')).toBe(`shared.js of ${MARCH}`);
  // Older than thirty days.
  expect(existsSync(chunk(MARCH, 'a.js'))).toBe(false);
  // After a rollback.
  collectAssets(folder, FEBRUARY, new Date('2026-03-01'));
  expect(readFileSync(chunk(FEBRUARY, 'c.js'), 'utf8')).toBe(`c.js of ${MARCH}`);
});

it('pass on the files that they have collected, also from a deleted release', () => {
  make(JANUARY, ['a.js']);
  make(FEBRUARY, ['b.js']);
  collectAssets(folder, FEBRUARY, new Date('2026-01-20'));
  rmSync(join(folder, JANUARY), { recursive: true });
  make(MARCH, ['c.js']);
  collectAssets(folder, MARCH, new Date('2026-01-21'));
  expect(readFileSync(chunk(MARCH, 'a.js'), 'utf8')).toBe(`a.js of ${JANUARY}`);
});

it('are switched atomically, and the previous one is found', () => {
  expect(currentRelease(folder)).toBeNull();
  make(JANUARY, []);
  make(FEBRUARY, []);
  mkdirSync(join(folder, '20260115-000000'));
  setCurrentRelease(folder, JANUARY);
  setCurrentRelease(folder, FEBRUARY);
  expect(currentRelease(folder)).toBe(FEBRUARY);
  // Not the incomplete one.
  expect(releaseBefore(folder, FEBRUARY)).toBe(JANUARY);
  expect(releaseBefore(folder, JANUARY)).toBeNull();
});

it('are gone back to in the order in which they were served, past one that was gone back from', () => {
  for (const name of [JANUARY, FEBRUARY, MARCH]) {
    make(name, []);
  }
  noteServed(folder, FEBRUARY, JANUARY);
  noteServed(folder, JANUARY, FEBRUARY);
  noteServed(folder, MARCH, JANUARY);
  expect(releaseBefore(folder, MARCH)).toBe(JANUARY);
  noteServed(folder, JANUARY, MARCH);
  expect(releaseBefore(folder, JANUARY)).toBeNull();
  const older = '20251201-000000';
  make(older, []);
  expect(releaseBefore(folder, JANUARY)).toBe(older);
});

it('are not removed while they are being built, but once a newer one is whole', () => {
  make(JANUARY, []);
  make(FEBRUARY, []);
  mkdirSync(join(folder, MARCH));
  removeOldReleases(folder, 3, [FEBRUARY, JANUARY]);
  expect(existsSync(join(folder, MARCH))).toBe(true);
  make('20260401-000000', []);
  removeOldReleases(folder, 3, ['20260401-000000', FEBRUARY]);
  expect(existsSync(join(folder, MARCH))).toBe(false);
});

it('are removed starting with the oldest, never the current one or the previous one', () => {
  for (const name of [JANUARY, FEBRUARY, MARCH, '20260401-000000', '20260501-000000']) {
    make(name, []);
  }
  mkdirSync(join(folder, '20260115-000000'));
  removeOldReleases(folder, 3, ['20260501-000000', JANUARY]);
  expect(listReleases(folder)).toEqual([JANUARY, '20260401-000000', '20260501-000000']);
});

it('are the way to build while a server runs on the build of the folder itself', async () => {
  await listenForOrders(folder, async () => true);
  const build = spawn(process.execPath, [join(root, 'server/releases/name-build.mjs')], {
    env: { ...process.env, RELEASES_DIRECTORY: folder },
  });
  const said = text(build.stderr);
  const [code] = await once(build, 'close');
  expect(code).toBe(1);
  expect(await said).toContain('`npm run release` builds beside it');
});

it('are switched through a socket for this user only, and only by a valid name', async () => {
  const changed: string[] = [];
  expect(await order(folder, JANUARY)).toBe('nobody');
  // A stale socket of a killed server.
  writeFileSync(join(folder, 'control'), '');
  await listenForOrders(folder, async (name) => {
    changed.push(name);
    return name !== MARCH;
  });
  expect(statSync(join(folder, 'control')).mode & 0o077).toBe(0);
  expect(await order(folder, JANUARY)).toBe('changed');
  expect(await order(folder, MARCH)).toBe('refused');
  expect(await order(folder, '../../etc')).toBe('refused');
  expect(await order(folder, 'x'.repeat(10_000)).catch(() => 'refused')).toBe('refused');
  expect(changed).toEqual([JANUARY, MARCH]);
});
