// `npm test`: everything that says whether this product is in order, from a fresh clone on.
// `npm test -- unit` (or lint, types, database, browser, faults) runs single parts; what else is named are files for
// the runner of that part: `npm test -- browser admin-orders`.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faultCount, runFaults } from '../../faults/start-and-run';
import { generateClient } from '../stack/build';
import { dataFolder } from '../stack/paths';
import { startPostgres } from '../stack/postgres';
import { abortedByUser, runTool } from '../stack/processes';
import { runCommand, SetupError, step, table } from '../stack/report';
import { addUp, failedOnce, failureLines, oneCheck, type Tally, tallyVitest } from '../stack/tally';
import { browserTests } from './browser-tests';

const folder = join(dataFolder, 'test');
const reports = join(folder, 'reports');

/** What was asked for that is no part: names of test files. */
const files = () => process.argv.slice(2).filter((name) => !(name in parts));

async function vitest(project: string, env: Record<string, string> = {}): Promise<Tally> {
  const report = join(reports, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files(),
  ];
  return tallyVitest(report, await runTool('vitest/vitest.mjs', args, { NODE_ENV: 'test', ...env }));
}

const parts: Record<string, () => Promise<Tally>> = {
  lint: async () =>
    oneCheck('Biome', await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),

  types: async () => {
    const typegen = await runTool('next/dist/bin/next', ['typegen']);
    return oneCheck('Types', typegen || (await runTool('typescript/bin/tsc', ['--noEmit'])));
  },

  unit: () => vitest('unit'),

  database: async () => {
    const options = {
      folder: join(folder, 'postgres'),
      password: 'throwaway-test-password',
      isThrowaway: true,
    };
    const postgres = await step('Starting a throwaway Postgres', () => startPostgres(options));
    try {
      return await vitest('database', { TEST_POSTGRES_URL: await postgres.databaseUrl('postgres') });
    } finally {
      await postgres.stop();
    }
  },

  browser: () => browserTests({ folder, reports, files: files() }),

  // The last: it leaves its own surroundings in this process.
  faults: async () => {
    const signal = abortedByUser();
    const figures = await runFaults({ rounds: faultCount(), seed: 'short', only: null, crowd: 4, signal });
    const failed = figures.filter(({ violations }) => violations > 0);
    return {
      passed: figures.length - failed.length,
      failures: failed.map(({ name, violations }) => ({
        name: `The fault ${name}`,
        reason: `${violations} violations`,
      })),
    };
  },
};

await runCommand(async () => {
  const wanted = process.argv.slice(2).filter((name) => name in parts);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const tallies: Tally[] = [];
  const seconds: [string, string][] = [];
  await step('Generating the database client', generateClient);
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) {
      continue;
    }
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const tally = await part().catch((error: unknown) => {
      console.error(error instanceof SetupError ? error.message : error);
      return failedOnce(`The part ${name}`, error instanceof Error ? error.message : String(error));
    });
    tallies.push(tally);
    seconds.push([name, `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`]);
  }
  const { passed, failures } = addUp(tallies);
  console.log('\n── in all');
  table(seconds);
  console.log(failureLines(failures).join('\n'));
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
process.exit();
