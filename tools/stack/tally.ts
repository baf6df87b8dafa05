// Adds up the results of the parts of `npm test`, from the reports of the runners.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from './paths';

/** One failed test, or one thing that kept tests from running, with its reason. */
export type Failure = { name: string; reason: string };

/** `flaky`: tests that passed only on the retry, with their first failure. They are counted as passed too. */
export type Tally = { passed: number; failures: readonly Failure[]; flaky?: readonly Failure[] };

/** A check that is not a suite of tests. */
export const oneCheck = (name: string, code: number): Tally =>
  code === 0 ? { passed: 1, failures: [] } : failedOnce(name, `It ended with code ${code}.`);

/** A part without a result. */
export const failedOnce = (name: string, reason: string): Tally => ({
  passed: 0,
  failures: [{ name, reason }],
});

export const addUp = (tallies: readonly Tally[]): Required<Tally> => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
});

/** One or two flaky tests may be bad luck. The third fails the run: retries then hide a real problem. */
const FLAKY_LIMIT = 2;

/** The failure for too many flaky tests, if there are too many. */
export const tooManyFlaky = (flaky: readonly Failure[]): readonly Failure[] =>
  flaky.length <= FLAKY_LIMIT
    ? []
    : [
        {
          name: `${flaky.length} tests are flaky`,
          reason: `They passed only when tried once more; at most ${FLAKY_LIMIT} may.`,
        },
      ];

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** All that Vitest's report says of a test whose time was over. */
const TIMED_OUT = 'STACK_TRACE_ERROR';

export const tallyVitest = (path: string, code: number): Tally =>
  tally(path, code, vitestReport, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name, status, message = '', assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that could not be loaded has no tests to list.
      return failed.length === 0 && status === 'failed'
        ? [{ name: file, reason: message }]
        : failed.map(({ fullName, failureMessages }) => ({
            name: `${file} › ${fullName}`,
            reason: (failureMessages ?? [])
              .join('\n')
              .replaceAll(TIMED_OUT, 'It took longer than its timeout.'),
          }));
    }),
  }));

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): z.infer<typeof playwrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const messages = (results: z.infer<typeof playwrightSpec>['tests'][number]['results']): string =>
  results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n');

export const tallyPlaywright = (path: string, code: number): Tally =>
  tally(path, code, playwrightReport, ({ suites }) => {
    const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        status,
        results,
      })),
    );
    const having = (wanted: string) => tests.filter(({ status }) => status === wanted);
    const flaky = having('flaky').map(({ name, results }) => ({
      name,
      reason: messages(results.slice(0, 1)),
    }));
    return {
      passed: having('expected').length + flaky.length,
      // Failed in both tries: equal reasons are printed once.
      failures: having('unexpected').map(({ name, results }) => ({
        name,
        reason: [...new Set(results.map((result) => messages([result])))].join('\n'),
      })),
      flaky,
    };
  });

const faultReport = z.array(z.object({ name: z.string(), violations: z.number() }));

/** Each kind of fault is one test. */
export const tallyFaults = (path: string, code: number): Tally =>
  tally(path, code, faultReport, (figures) => {
    const broken = figures.filter(({ violations }) => violations > 0);
    return {
      passed: figures.length - broken.length,
      failures: broken.map(({ name, violations }) => ({
        name: `The fault ${name}`,
        reason: `${violations} violations`,
      })),
    };
  });

/** A run without a report counts as one failure; so does one that failed without a failing test. */
function tally<Report>(
  path: string,
  code: number,
  schema: z.ZodType<Report>,
  read: (report: Report) => Tally,
): Tally {
  if (!existsSync(path)) {
    return failedOnce(relative(root, path), `There is no report. The run ended with code ${code}.`);
  }
  const report = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!report.success) {
    return failedOnce(relative(root, path), `The report cannot be read: ${z.prettifyError(report.error)}`);
  }
  const found = read(report.data);
  return code === 0 || found.failures.length > 0
    ? found
    : addUp([
        found,
        failedOnce(relative(root, path), `No test failed, but the run ended with code ${code}.`),
      ]);
}

const REASON_LINES = 30;

const reasonLines = (reason: string): string[] =>
  stripVTControlCharacters(reason)
    .split('\n')
    .slice(0, REASON_LINES)
    .map((line) => `   ${line}`);

/** Failures and reasons, for the end of a long log: of each reason only the part that says what went wrong. */
export const failureLines = (failures: readonly Failure[]): string[] =>
  failures.flatMap(({ name, reason }, index) => ['', `${index + 1}) ${name}`, ...reasonLines(reason)]);

/** The flaky tests, each with its first failure. */
export const flakyLines = (flaky: readonly Failure[]): string[] =>
  flaky.flatMap(({ name, reason }) => ['', `flaky: ${name}`, ...reasonLines(reason)]);
