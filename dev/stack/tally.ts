// Adds up what the parts of `npm test` found, from the reports that the runners write.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = { passed: number; failed: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** A run that left no report has failed once; one that failed without a failing test has failed once too. */
function read<Report>(path: string, schema: z.ZodType<Report>, tallyOf: (report: Report) => Tally): Tally {
  if (!existsSync(path)) {
    return { passed: 0, failed: 1 };
  }
  const report = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return report.success ? tallyOf(report.data) : { passed: 0, failed: 1 };
}

export const tallyVitest = (path: string, code: number): Tally =>
  read(path, vitestReport, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, code === 0 ? 0 : 1),
  }));

/** A test that passed only when tried again is counted as failed: it does not prove anything. */
export const tallyPlaywright = (path: string, code: number): Tally =>
  read(path, playwrightReport, ({ stats }) => ({
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1),
  }));
