// `npm test`: every check of the product, from a fresh clone on. `npm test -- unit` (or lint, types, imports,
// database, browser, faults) runs single parts; other arguments are file names for the runner of that part:
// `npm test -- browser admin-orders`.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx } from '../front/nginx';
import { startBehindFront } from '../front/start-behind-front';
import { checkImports } from '../imports/check-imports';
import { generateClient } from '../stack/build';
import { findChromium } from '../stack/chromium';
import { dataFolder, root } from '../stack/paths';
import { startPostgres } from '../stack/postgres';
import { run, runTool } from '../stack/processes';
import { runCommand, SetupError, step, table } from '../stack/report';
import {
  addUp,
  failedOnce,
  failureLines,
  flakyLines,
  oneCheck,
  type Tally,
  tallyFaults,
  tallyVitest,
  tooManyFlaky,
} from '../stack/tally';
import { browserTests } from './browser-tests';

const folder = join(dataFolder, 'test');
const reports = join(folder, 'reports');

/** Arguments that are not parts: names of test files. */
const files = () => process.argv.slice(2).filter((name) => !(name in parts));

async function vitest(
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files(),
  ];
  return tallyVitest(report, await runTool('vitest/vitest.mjs', args, { NODE_ENV: 'test', ...env }));
}

const isWanted = (name: string): boolean => {
  const wanted = process.argv.slice(2).filter((argument) => argument in parts);
  return wanted.length === 0 || wanted.includes(name);
};

/** What two servers do otherwise than one. `npm run test:faults -- --servers 2` plays all kinds. */
const FAULTS_OF_TWO_SERVERS =
  '^(one-of-the-servers|servers-replaced|kill-(before|after)-(order|payment|capture|paypal-create|paypal-capture)|' +
  'postgres-stopped-fast|fifty-of-the-same$|webhook-with-capture|webhook-padded)';

/**
 * One round of each kind of fault. A process of its own, because it needs another environment. Its output is printed in
 * one piece, after the others'.
 */
async function playFaults(name: string, title: string, more: readonly string[]): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  const options = ['--rounds', 'each', '--seed', 'short', '--crowd', '4', '--report', report, ...more];
  const { code, output } = await run(
    process.execPath,
    [...process.execArgv, join(root, 'tools/commands/faults.ts'), ...options],
    { cwd: root },
  );
  console.log(`\n── what came of ${title}\n${output}`);
  return tallyFaults(report, code);
}

const parts: Record<string, () => Promise<Tally>> = {
  lint: async () =>
    oneCheck('Biome', await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),

  types: async () => {
    const typegen = await runTool('next/dist/bin/next', ['typegen']);
    return oneCheck('Types', typegen || (await runTool('typescript/bin/tsc', ['--noEmit'])));
  },

  imports: async () => {
    const { imports, problems } = await checkImports();
    console.log([...problems, `${imports} imports, ${problems.length} against the rules`].join('\n'));
    return oneCheck('Imports', problems.length);
  },

  unit: () => vitest('unit', ['unit', 'unit-alone']),

  database: async () => {
    const options = {
      folder: join(folder, 'postgres'),
      password: 'throwaway-test-password',
      isThrowaway: true,
    };
    const postgres = await step('Starting a throwaway Postgres', () => startPostgres(options));
    try {
      return await vitest('database', ['database', 'database-alone'], {
        TEST_POSTGRES_URL: await postgres.databaseUrl('postgres'),
      });
    } finally {
      await postgres.stop();
    }
  },

  front: async () => {
    const nginx = await step('Looking for nginx', findNginx);
    if (nginx === null) {
      console.log(
        'Nothing was tried with a cache in front: there is no nginx here, and it cannot be installed.',
      );
      return { passed: 0, failures: [], flaky: [] };
    }
    const { env, stop } = await startBehindFront(nginx, join(folder, 'front'));
    try {
      return await vitest('front', ['front'], env);
    } finally {
      await stop();
    }
  },

  browser: () => browserTests({ chromium, folder, reports, files: files() }),

  faults: async () => {
    const alone = await playFaults('faults', 'faults', []);
    if ((await findNginx()) === null) {
      console.log(
        'No fault was played with two servers: there is no nginx to stand in front, and it cannot be installed.',
      );
      return alone;
    }
    const two = ['--servers', '2', '--only', FAULTS_OF_TWO_SERVERS];
    return addUp([alone, await playFaults('faults-of-two', 'faults with two servers', two)]);
  },
};

/** The groups run one after the other, the rows of a group side by side: one for each of two cores. */
const STAGES: readonly (readonly (readonly string[])[])[] = [
  [
    ['unit', 'database'],
    ['faults', 'lint', 'imports', 'types'],
  ],
  // Not beside others: an edit has two seconds here.
  [['front', 'browser']],
];

// Started before it is needed: installing a browser means half a minute of waiting.
const chromium = isWanted('browser') ? findChromium() : Promise.resolve('');
chromium.catch(() => {
  // The part that waits for it reports the error.
});

await runCommand(async () => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const tallies: Tally[] = [];
  const seconds: [string, string][] = [];
  await step('Generating the database client', generateClient);
  async function play(name: string): Promise<void> {
    const part = parts[name];
    if (part === undefined || !isWanted(name)) {
      return;
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
  for (const rows of STAGES) {
    await Promise.all(
      rows.map(async (names) => {
        for (const name of names) {
          await play(name);
        }
      }),
    );
  }
  const { passed, failures: failed, flaky } = addUp(tallies);
  const failures = [...failed, ...tooManyFlaky(flaky)];
  console.log('\n── in all');
  table(seconds);
  console.log([...flakyLines(flaky), ...failureLines(failures)].join('\n'));
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
process.exit();
