// What came of the changes in one area, from the report that the mutation tester writes.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What part of the changes a test has to notice, in hundredths. Stryker's own sum; it breaks under the same floor. */
export const FLOOR = 90;

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

export type Score = { changes: number; unnoticed: number; percent: number };

/**
 * How many changes were made and how many no test noticed. A change after which the tests never end is noticed; one
 * that the code says is none (`Stryker disable`), or with which nothing runs at all, is left out. Null without a report.
 */
export function readScore(path: string): Score | null {
  if (!existsSync(path)) {
    return null;
  }
  const { files } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const having = (...wanted: string[]) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const noticed = having('Killed', 'Timeout');
  const unnoticed = having('Survived', 'NoCoverage');
  const changes = noticed + unnoticed;
  return { changes, unnoticed, percent: changes === 0 ? 100 : (100 * noticed) / changes };
}
