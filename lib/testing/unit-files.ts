// Which files of unit tests can follow each other in one worker, and which need a process of their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['lib', 'components', 'app', 'prisma', 'tools', 'server'];

/** Replaces modules, changes the environment or what is global: in the same process the next file would find it so. */
const NEEDS_A_PROCESS =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers|setSystemTime)\b|process\.env|globalThis|lib\/testing\/paypal'|Worker\b/;

const isUnitTest = (name: string) => /\.test\.tsx?$/.test(name) && !/\.db\.test\.ts$/.test(name);

/** The files of unit tests below `root`, as paths from there. */
export function unitFiles(root: string): { together: string[]; alone: string[] } {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isUnitTest)
      .map((name) => join(folder, name)),
  );
  files.push(...readdirSync(root).filter(isUnitTest));
  const isAlone = (file: string) => NEEDS_A_PROCESS.test(readFileSync(join(root, file), 'utf8'));
  return { together: files.filter((file) => !isAlone(file)), alone: files.filter(isAlone) };
}
