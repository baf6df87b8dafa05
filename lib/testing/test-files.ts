// Which test files can follow each other in one worker, and which need a process of their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['lib', 'components', 'app', 'prisma', 'tools', 'server'];

/** Replaces modules or clocks: in the same process the next file would find it so. */
const REPLACES =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers|setSystemTime)\b/;

/** Changes what is global, or reads an environment that another file may have been given. */
const NEEDS_A_PROCESS = /process\.env|globalThis|lib\/testing\/outside\/paypal'|Worker\b/;

/**
 * All database tests of a worker have the same environment, as long as none changes it for itself. One that measures
 * notes every query of its process, and none may be another file's.
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

/** The files of unit tests below `root`, as paths from there. */
export const unitFiles = (root: string): Split =>
  split(root, filesBelow(root).filter(isUnitTest), NEEDS_A_PROCESS);

/** The files of database tests below `root`, as paths from there. */
export const databaseFiles = (root: string): Split =>
  split(root, filesBelow(root).filter(isDatabaseTest), DATABASE_TEST_NEEDS_A_PROCESS);
