// `npm run test:faults`: many rounds of faults while money moves, on a real server, with the invariants checked
// after each. `--rounds each` plays one of each kind, `--servers 2` has two servers behind the cache in front.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Way } from '../faults/site';
import { runFaults } from '../faults/start-and-run';
import { findNginx } from '../front/nginx';
import { generateClient } from '../stack/build';
import { abortedByUser } from '../stack/processes';
import { runCommand, SetupError, step } from '../stack/report';

function readArguments() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'makerfront' },
      only: { type: 'string' },
      crowd: { type: 'string', default: '12' },
      servers: { type: 'string', default: '1' },
      report: { type: 'string' },
    },
  });
  const whole = (name: 'rounds' | 'crowd' | 'servers') => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) {
      throw new SetupError(`--${name} is a whole number from 1 on.`);
    }
    return number;
  };
  return {
    rounds: values.rounds === 'each' ? null : whole('rounds'),
    servers: whole('servers'),
    crowd: whole('crowd'),
    seed: values.seed,
    only: values.only ?? null,
    report: values.report,
  };
}

async function wayTo(servers: number): Promise<Way> {
  if (servers === 1) {
    return { kind: 'direct' };
  }
  const nginx = await step('Looking for nginx', findNginx);
  if (nginx === null) {
    throw new SetupError(
      'Several servers need nginx in front: there is none here, and it cannot be installed.',
    );
  }
  return { kind: 'front', nginx, servers };
}

await runCommand(async () => {
  const { report, servers, ...options } = readArguments();
  const signal = abortedByUser();
  await step('Generating the database client', generateClient);
  const played = await runFaults({ ...options, way: await wayTo(servers), signal });
  const figures = played.map(({ name, ...figure }) => ({
    name: servers === 1 ? name : `${name}, with ${servers} servers`,
    ...figure,
  }));
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(figures));
  }
  process.exitCode = figures.some(({ violations }) => violations > 0) ? 1 : 0;
});
process.exit();
