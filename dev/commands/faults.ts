// `npm run test:faults`: many rounds of everything that can go wrong while money moves, on a real server, and what
// must hold after each.
import { parseArgs } from 'node:util';
import { runFaults } from '../../faults/start-and-run';
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
    },
  });
  const whole = (name: 'rounds' | 'crowd') => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) {
      throw new SetupError(`--${name} is a whole number from 1 on.`);
    }
    return number;
  };
  return { rounds: whole('rounds'), crowd: whole('crowd'), seed: values.seed, only: values.only ?? null };
}

await runCommand(async () => {
  const options = readArguments();
  const signal = abortedByUser();
  await step('Generating the database client', generateClient);
  const figures = await runFaults({ ...options, signal });
  process.exitCode = figures.some(({ violations }) => violations > 0) ? 1 : 0;
});
process.exit();
