// Decides which test files can share a worker, and which need a process of their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['lib', 'components', 'app', 'prisma', 'tools', 'server'];

/** Replaces modules or clocks: the next file in the same process would be affected. */
const REPLACES =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers|setSystemTime)\b/;

/** Changes global state, or reads an environment that another file may have changed. */
const NEEDS_A_PROCESS = /process\.env|globalThis|lib\/testing\/outside\/paypal'|Worker\b/;

/**
 * All database tests of a worker share one environment, unless a test changes it. A test that measures records every
 * query of its process, so it must be alone.
 */
const DATABASE_TEST_NEEDS_A_PROCESS =
  /process\.env\.\w+ = |Object\.assign\(|globalThis|\bstartPayPal\b|\bdatabaseTime\b|Worker\b/;

const isDatabaseTest = (name: string) => /\.db\.test\.ts$/.test(name);
const isUnitTest = (name: string) => /\.test\.tsx?$/.test(name) && !isDatabaseTest(name);

export type Split = { together: string[]; alone: string[] };

function split(root: string, files: readonly string[], needsProcess: RegExp): Split {
  const isAlone = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    return REPLACES.test(text) || needsProcess.test(text);
  };
  return { together: files.filter((file) => !isAlone(file)), alone: files.filter(isAlone) };
}

const filesBelow = (root: string): string[] => [
  ...FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
  ...readdirSync(root),
];

/** The unit test files below `root`, as relative paths. */
export const unitFiles = (root: string): Split =>
  split(root, filesBelow(root).filter(isUnitTest), NEEDS_A_PROCESS);

/** The database test files below `root`, as relative paths. */
export const databaseFiles = (root: string): Split =>
  split(root, filesBelow(root).filter(isDatabaseTest), DATABASE_TEST_NEEDS_A_PROCESS);
