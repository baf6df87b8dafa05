import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const lockText = read('package-lock.json');
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        optional: z.boolean().default(false),
        os: z.array(z.string()).optional(),
        cpu: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(lockText));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

/** Every installed version of a package, including copies inside other packages. */
const versionsOf = (name: string) =>
  Object.entries(lock.packages).flatMap(([path, { version }]) =>
    version && (path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)) ? [version] : [],
  );

/** Below zero if `a` is the older version. A prerelease counts as older than its release. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => {
    const [numbers = '', ...prerelease] = text.split('-');
    return [...numbers.split('.').map(Number), prerelease.length === 0 ? 0 : -1];
  });
  const differences = (left ?? []).map((part, index) => part - (right?.[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

it('compares versions as npm does', () => {
  expect(compareVersions('16.4.10', '16.4.6')).toBeGreaterThan(0);
  expect(compareVersions('16.4.6-canary.1', '16.4.6')).toBeLessThan(0);
  expect(compareVersions('7.0.11', '7.0.11')).toBe(0);
});

// Older versions have known vulnerabilities: CVE-2025-55182 (next), CVE-2026-23870 (react), sign-in mails to the
// wrong address (next-auth), misrouted addresses (nodemailer), memory exhaustion (zod), prototype pollution and slow
// patterns (the workbook reader). For the time limits of fixes see docs/security.md.
it.each([
  ['next', '16.4.6', null],
  ['react', '19.2.6', null],
  ['react-dom', '19.2.6', null],
  ['next-auth', '4.24.15', null],
  ['nodemailer', '7.0.11', '8.0.0'],
  ['zod', '4.6.7', null],
  ['@e965/xlsx', '0.20.2', null],
])(
  'every copy of %s is at least %s, and our own is below the next unsupported version',
  (name, floor, end) => {
    const versions = versionsOf(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => compareVersions(version, floor) < 0)).toEqual([]);
    const own = lock.packages[`node_modules/${name}`]?.version ?? '';
    expect(end === null || compareVersions(own, end) < 0).toBe(true);
  },
);

it('never installs xlsx, which has known vulnerabilities and no fixed release on the registry', () => {
  expect(versionsOf('xlsx')).toEqual([]);
});

it('names no registry, so that npm’s configuration decides where packages come from', () => {
  expect(lockText).not.toContain('"resolved"');
  expect(lockText).not.toMatch(/registry\.[\w.-]+|https?:\/\/[^"]*\.tgz/);
  const settings = existsSync(new URL('.npmrc', root)) ? read('.npmrc') : '';
  expect(settings).not.toMatch(/registry\s*=/);
});

it('pins every package to one exact version', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('locks every package by its checksum', () => {
  const unchecked = Object.entries(lock.packages).filter(
    ([path, { integrity, optional, os, cpu }]) =>
      path !== '' &&
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') &&
      // npm records no checksum for packages that only other platforms install.
      !(integrity === undefined && optional && (os ?? cpu)),
  );
  expect(unchecked).toEqual([]);
});

it('locks every package to the version in package.json', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const different = all.filter(
    ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
  );
  expect(different).toEqual([]);
});
