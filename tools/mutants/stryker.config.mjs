// StrykerJS changes the code and runs the tests. `npm run test:mutants` runs it once for each area of areas.ts and
// passes that area here.
const { mutate, folder } = JSON.parse(process.env.MUTANTS ?? '');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Tests on Postgres are slow, and a busy machine must not look like a change that never ends.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 30_000,
  // The tests strip types without checking them; `npm test` does check.
  disableTypeChecks: false,
  // No such file: our paths need no rewriting, and TypeScript 7 lacks the API that Stryker would use for it.
  tsconfigFile: 'none',
  tempDirName: `${folder}/sandboxes`,
  ignorePatterns: ['.data', '.next', 'e2e', 'docs', 'public', 'tools/bench'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: `${folder}/mutants.json` },
  htmlReporter: { fileName: `${folder}/mutants.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  // score.ts judges: Stryker's own sum ignores test files that do not load.
  thresholds: { high: 100, low: 100, break: null },
};
