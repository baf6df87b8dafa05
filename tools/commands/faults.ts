// `npm run test:faults`: many rounds of faults while money moves, on a real server, with the invariants checked
// after each. `--rounds each` plays one of each kind.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { faultCount, runFaults } from '../faults/start-and-run';
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
      report: { type: 'string' },
    },
  });
  const whole = (name: 'rounds' | 'crowd') => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) {
      throw new SetupError(`--${name} is a whole number from 1 on.`);
    }
    return number;
  };
  const rounds = values.rounds === 'each' ? faultCount() : whole('rounds');
  return {
    rounds,
    crowd: whole('crowd'),
    seed: values.seed,
    only: values.only ?? null,
    report: values.report,
  };
}

await runCommand(async () => {
  const { report, ...options } = readArguments();
  const signal = abortedByUser();
  await step('Generating the database client', generateClient);
  const figures = await runFaults({ ...options, signal });
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(figures));
  }
  process.exitCode = figures.some(({ violations }) => violations > 0) ? 1 : 0;
});
process.exit();
