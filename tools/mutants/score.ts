// The score of one area, from the mutation tester's report.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The share of changes that tests must notice, in percent. */
export const FLOOR = 90;

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          static: z.boolean().optional(),
          testsCompleted: z.number().optional(),
        }),
      ),
    }),
  ),
  testFiles: z.record(z.string(), z.object({ tests: z.array(z.unknown()) })).optional(),
});

export type Score = { changes: number; unnoticed: number; percent: number };

/**
 * How many changes were made, and how many no test noticed. A change after which the tests never end counts as
 * noticed. Changes that the code excludes (`Stryker disable`), or with which nothing runs at all, are left out.
 * Null without a report.
 */
export function readScore(path: string): Score | null {
  if (!existsSync(path)) {
    return null;
  }
  const { files, testFiles = {} } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const having = (...wanted: string[]) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const everyTest = Object.values(testFiles).reduce((sum, { tests }) => sum + tests.length, 0);
  // Stryker's Vitest runner counts failed tests only, and a test file that does not load has none. A static change
  // runs every test, so one with fewer tests kept a file from loading, which `npm test` reports as a failure.
  const unloaded = mutants.filter(
    (mutant) =>
      mutant.status === 'Survived' &&
      mutant.static === true &&
      mutant.testsCompleted !== undefined &&
      mutant.testsCompleted < everyTest,
  ).length;
  const noticed = having('Killed', 'Timeout') + unloaded;
  const unnoticed = having('Survived', 'NoCoverage') - unloaded;
  const changes = noticed + unnoticed;
  return { changes, unnoticed, percent: changes === 0 ? 100 : (100 * noticed) / changes };
}
