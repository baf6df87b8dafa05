import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths';
import {
  addUp,
  failureLines,
  flakyLines,
  tallyFaults,
  tallyPlaywright,
  tallyVitest,
  tooManyFlaky,
} from './tally';

function reportOf(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'makerfront-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const passedTest = { status: 'passed', fullName: 'adds', failureMessages: [] };

/** The report of one test file. */
const vitestReport = (numPassedTests: number, message: string, assertionResults: object[]) =>
  reportOf({
    numPassedTests,
    testResults: [{ name: join(root, 'lib/money.test.ts'), status: 'failed', message, assertionResults }],
  });

test('a failed test of Vitest is named with its file and its reason', () => {
  const path = vitestReport(1, '', [
    passedTest,
    { status: 'failed', fullName: 'rounds', failureMessages: ['Error: 1 is not 2'] },
  ]);
  expect(tallyVitest(path, 1)).toEqual({
    passed: 1,
    failures: [{ name: 'lib/money.test.ts › rounds', reason: 'Error: 1 is not 2' }],
  });
});

test('a test of Vitest whose time was over says so', () => {
  const path = vitestReport(0, '', [
    { status: 'failed', fullName: 'waits', failureMessages: ['Error: STACK_TRACE_ERROR\n    at test'] },
  ]);
  expect(tallyVitest(path, 1).failures[0]?.reason).toBe(
    'Error: It took longer than its timeout.\n    at test',
  );
});

test('counts a test file that cannot be loaded as one failure', () => {
  const path = vitestReport(0, 'No such module', []);
  expect(tallyVitest(path, 1).failures).toEqual([{ name: 'lib/money.test.ts', reason: 'No such module' }]);
});

const playwrightSpec = (title: string, status: string, tries: (string | undefined)[] = [undefined]) => ({
  title,
  file: 'cart.spec.ts',
  tests: [
    {
      projectName: 'phone',
      status,
      results: tries.map((message) => ({ errors: message === undefined ? [] : [{ message }] })),
    },
  ],
});

test('finds failed Playwright tests in nested suites, with each reason once', () => {
  const path = reportOf({
    suites: [
      {
        specs: [
          playwrightSpec('adds', 'expected'),
          playwrightSpec('removes', 'unexpected', ['Late', 'Gone']),
        ],
        suites: [
          {
            specs: [
              playwrightSpec('waits', 'unexpected', ['Late', 'Late']),
              playwrightSpec('rests', 'skipped'),
            ],
          },
        ],
      },
    ],
  });
  expect(tallyPlaywright(path, 1)).toEqual({
    passed: 1,
    failures: [
      { name: '[phone] cart.spec.ts › removes', reason: 'Late\nGone' },
      { name: '[phone] cart.spec.ts › waits', reason: 'Late' },
    ],
    flaky: [],
  });
});

test('counts a test that passed on the retry as passed, and names its first failure', () => {
  const path = reportOf({
    suites: [
      { specs: [playwrightSpec('adds', 'expected'), playwrightSpec('waits', 'flaky', ['Late', undefined])] },
    ],
  });
  const tally = tallyPlaywright(path, 0);
  const flaky = [{ name: '[phone] cart.spec.ts › waits', reason: 'Late' }];
  expect(tally).toEqual({ passed: 2, failures: [], flaky });
  expect(flakyLines(addUp([{ passed: 3, failures: [] }, tally]).flaky)).toEqual([
    '',
    'flaky: [phone] cart.spec.ts › waits',
    '   Late',
  ]);
});

test('lets two flaky tests through, and fails the run at the third', () => {
  const flaky = { name: 'waits', reason: 'Late' };
  expect(tooManyFlaky([])).toEqual([]);
  expect(tooManyFlaky([flaky, flaky])).toEqual([]);
  expect(tooManyFlaky([flaky, flaky, flaky])).toHaveLength(1);
});

test('counts a kind of fault with violations as a failure', () => {
  const path = reportOf([
    { name: 'wrong-amount', rounds: 1, violations: 0, milliseconds: 600 },
    { name: 'smtp-down', rounds: 1, violations: 2, milliseconds: 1_500 },
  ]);
  expect(tallyFaults(path, 1)).toEqual({
    passed: 1,
    failures: [{ name: 'The fault smtp-down', reason: '2 violations' }],
  });
});

test('counts a run without a readable report, or one that ends badly with every test passed, as one failure', () => {
  expect(tallyVitest('/nowhere/report.json', 0).failures).toHaveLength(1);
  expect(tallyVitest(reportOf({ numPassedTests: 'many' }), 0).failures).toHaveLength(1);
  const passed = { numPassedTests: 1, testResults: [] };
  expect(tallyVitest(reportOf(passed), 0)).toEqual({ passed: 1, failures: [] });
  expect(tallyVitest(reportOf(passed), 7)).toMatchObject({ passed: 1, failures: [{}] });
});

test('adds up parts, and prints a short list of failures without colours', () => {
  const total = addUp([
    { passed: 2, failures: [{ name: 'one', reason: `\u001b[31mred\u001b[39m\n${'line\n'.repeat(100)}` }] },
    { passed: 3, failures: [{ name: 'two', reason: 'short' }] },
  ]);
  expect(total.passed).toBe(5);
  const lines = failureLines(total.failures);
  expect(lines.slice(0, 3)).toEqual(['', '1) one', '   red']);
  expect(lines.slice(-2)).toEqual(['2) two', '   short']);
  expect(lines.length).toBeLessThan(40);
  expect(failureLines([])).toEqual([]);
});
