// A whole run: the world, the rounds, the figures.
import { join } from 'node:path';
import { alignColumns } from '../bench/columns';
import { build, isBuilt } from '../stack/build';
import { dataFolder } from '../stack/paths';
import { SetupError, step } from '../stack/report';
import { forgetSurroundings } from '../stack/surroundings';
import type { Fault } from './fault';
import { faults as allFaults } from './rounds';
import { type FaultFigures, playRounds } from './run';
import type { Way } from './site';
import { startWorld } from './world';

export type FaultOptions = {
  /** Null: one of each kind. */
  rounds: number | null;
  /** One server, or several behind the cache in front. */
  way: Way;
  seed: string;
  /** Plays only kinds of fault with matching names. */
  only: string | null;
  /** Number of shoppers in a crowd. */
  crowd: number;
  signal: AbortSignal;
};

// The address, without its port, is part of the build; with the demo's address the demo's build is reused.
const SDK_URL = 'http://127.0.0.1:4010/sdk/js';

/** The kinds of fault that can be played there. */
const faultsOf = (way: Way): Fault[] =>
  allFaults.filter(({ needsFront = false }) => way.kind === 'front' || !needsFront);

/** Plays the rounds on servers of its own and prints the results. Throws a `SetupError` if no fault matches. */
export async function runFaults({
  rounds,
  way,
  seed,
  only,
  crowd,
  signal,
}: FaultOptions): Promise<FaultFigures[]> {
  const all = faultsOf(way);
  const faults = all.filter(({ name }) => only === null || new RegExp(only).test(name));
  if (faults.length === 0) {
    throw new SetupError(
      `No fault is called "${only}". There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  forgetSurroundings();
  if (!isBuilt(SDK_URL)) {
    await step('Building for production', () => build(SDK_URL));
  }
  const world = await startWorld({ folder: join(dataFolder, 'faults'), crowd, sdkUrl: SDK_URL, way });
  try {
    const startedAt = performance.now();
    const figures = await playRounds(world, { faults, rounds: rounds ?? faults.length, seed, signal });
    console.log(`\n${figureLines(figures).join('\n')}`);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    console.log(`\nSeed ${seed}, ${minutes} minutes. ${recoveryLine(world.longestRecovery)}`);
    console.log(totalLine(figures));
    return figures;
  } finally {
    await world.stop();
  }
}

const figureLines = (figures: readonly FaultFigures[]): string[] =>
  alignColumns([
    ['fault', 'rounds', 'violations', 's a round'],
    ...figures.map(({ name, rounds, violations, milliseconds }) => [
      name,
      String(rounds),
      String(violations),
      (milliseconds / 1_000 / rounds).toFixed(1),
    ]),
  ]);

const recoveryLine = (milliseconds: number): string =>
  milliseconds === 0 ? '' : `The longest recovery after an outage took ${Math.round(milliseconds)} ms.`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const totalLine = (figures: readonly FaultFigures[]): string =>
  `${sum(figures.map(({ rounds }) => rounds))} rounds, ${figures.length} faults, ` +
  `${sum(figures.map(({ violations }) => violations))} violations`;
