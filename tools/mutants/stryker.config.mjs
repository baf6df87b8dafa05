// How StrykerJS changes the code and asks the tests. `npm run test:mutants` runs it once for each area of areas.ts and
// says here what that is.
const { mutate, folder } = JSON.parse(process.env.MUTANTS ?? '');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Tests on Postgres take a while, and a machine that is busy must not pass for a change that never ends.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 30_000,
  // The tests strip types without looking at them, and `npm test` does look.
  disableTypeChecks: false,
  // No such file: the paths of ours need no rewriting, and TypeScript 7 lacks the calls by which Stryker would do it.
  tsconfigFile: 'none',
  tempDirName: `${folder}/sandboxes`,
  ignorePatterns: ['.data', '.next', 'e2e', 'docs', 'public', 'tools/bench'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: `${folder}/mutants.json` },
  htmlReporter: { fileName: `${folder}/mutants.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  // score.ts judges: Stryker's own sum leaves out what a test file that does not load says.
  thresholds: { high: 100, low: 100, break: null },
};
