// `npm run test:mutants`: makes one small change at a time to the code that decides about money and access, and
// counts the changes that no test notices. `npm run test:mutants -- cart fees` measures single areas, and
// `--mutate lib/cart/cart.ts` single files of them.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Area, areas } from '../mutants/areas';
import { FLOOR, readScore } from '../mutants/score';
import { generateClient } from '../stack/build';
import { dataFolder, root } from '../stack/paths';
import { startPostgres } from '../stack/postgres';
import { abortedByUser, runTool } from '../stack/processes';
import { runCommand, SetupError, step, table } from '../stack/report';

const folder = join(dataFolder, 'mutants');

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { mutate: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !areas.some((area) => area.name === name));
  if (unknown.length > 0) {
    throw new SetupError(
      `The areas are ${areas.map(({ name }) => name).join(', ')}; not ${unknown.join(', ')}.`,
    );
  }
  return {
    wanted: areas.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    mutate: values.mutate,
  };
}

/** Measures one area; returns a line for the table, and whether the area reaches its minimum. */
async function measure({ name, mutate, unit, database }: Area, postgresUrl: string) {
  const own = join(folder, name);
  rmSync(own, { recursive: true, force: true });
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const code = await runTool(
    '@stryker-mutator/core/bin/stryker.js',
    ['run', 'tools/mutants/stryker.config.mjs'],
    {
      MUTANTS: JSON.stringify({
        mutate,
        tests: { unit, database },
        folder: relative(root, own),
      }),
      TEST_POSTGRES_URL: postgresUrl,
    },
  );
  const score = readScore(join(own, 'mutants.json'));
  const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
  return {
    line: score
      ? `${score.percent.toFixed(1)} %  ${score.unnoticed} of ${score.changes} unnoticed, ${seconds}`
      : `no result, code ${code}`,
    isGood: code === 0 && score !== null && score.percent >= FLOOR,
  };
}

await runCommand(async () => {
  const { wanted, mutate } = readArguments();
  // From a terminal, Stryker gets the signal too and ends; its services are stopped then.
  const signal = abortedByUser();
  await step('Generating the database client', generateClient);
  const postgres = await step('Starting a throwaway Postgres', () =>
    startPostgres({
      folder: join(folder, 'postgres'),
      password: 'throwaway-test-password',
      isThrowaway: true,
    }),
  );
  const lines: [string, string][] = [];
  try {
    const url = await postgres.databaseUrl('postgres');
    for (const area of wanted) {
      if (signal.aborted) {
        break;
      }
      const { line, isGood } = await measure({ ...area, mutate: mutate ?? area.mutate }, url);
      lines.push([area.name, line]);
      if (!isGood) {
        process.exitCode = 1;
      }
    }
  } finally {
    await postgres.stop();
  }
  console.log(`\n── noticed, of ${FLOOR} % that have to be`);
  table(lines);
});
process.exit();
