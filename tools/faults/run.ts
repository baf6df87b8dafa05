// Plays the rounds one after the other, and counts the violations.
import { createRandom, type Random, seedFrom } from '../../prisma/seed/random';
import type { Fault } from './fault';
import { beginAfresh, settle } from './settle';
import { STATEMENTS, type Violation } from './violation';
import type { World } from './world';

export type FaultRun = {
  faults: readonly Fault[];
  /** Number of rounds; each kind of fault once before any repeats. */
  rounds: number;
  seed: string;
  signal: AbortSignal;
};

export type FaultFigures = { name: string; rounds: number; violations: number; milliseconds: number };

/** After this many rounds all purchases are deleted. */
const ROUNDS_TOGETHER = 20;
const ROUNDS_PER_LINE = 25;
/** Printed violations per round; more would have the same cause. */
const MOST_SHOWN = 8;

/** The kinds of fault in playing order; the same seed gives the same order. */
function* scheduleOf(faults: readonly Fault[], random: Random): Generator<Fault> {
  yield* faults;
  const total = faults.reduce((sum, { weight }) => sum + weight, 0);
  for (;;) {
    let dice = random() * total;
    const fault = faults.find(({ weight }) => {
      dice -= weight;
      return dice < 0;
    });
    if (fault !== undefined) {
      yield fault;
    }
  }
}

/** Plays all rounds; returns the figures of each kind of fault. Violations are printed as they are found. */
export async function playRounds(
  world: World,
  { faults, rounds, seed, signal }: FaultRun,
): Promise<FaultFigures[]> {
  const figures = new Map<string, FaultFigures>();
  const schedule = scheduleOf(faults, createRandom(seedFrom(seed)));
  for (let round = 1; round <= rounds && !signal.aborted; round += 1) {
    const { value: fault } = schedule.next();
    if (fault === undefined) {
      break;
    }
    if (round % ROUNDS_TOGETHER === 1) {
      await beginAfresh(world);
    }
    world.random = createRandom(seedFrom(`${seed} ${round} ${fault.name}`));
    const startedAt = performance.now();
    const violations = await playRound(world, fault);
    const figure = figures.get(fault.name) ?? { name: fault.name, rounds: 0, violations: 0, milliseconds: 0 };
    figures.set(fault.name, {
      ...figure,
      rounds: figure.rounds + 1,
      violations: figure.violations + violations.length,
      milliseconds: figure.milliseconds + performance.now() - startedAt,
    });
    if (round % ROUNDS_PER_LINE === 0) {
      console.log(`  ${round} of ${rounds} rounds`);
    }
    if (violations.length > 0) {
      tell(round, fault, violations);
      // Delete the purchases: a violation would be found again after every later round.
      await beginAfresh(world);
    }
  }
  return [...figures.values()];
}

async function playRound(world: World, fault: Fault): Promise<Violation[]> {
  try {
    await fault.play(world);
    return await settle(world);
  } catch (error) {
    // A round that cannot be played proves nothing.
    console.error(error);
    await world.payPal.mend();
    await world.site.kill();
    await world.site.start();
    return [
      {
        statement: 'recovery',
        text: `the round broke off: ${error instanceof Error ? error.message : error}`,
      },
    ];
  }
}

function tell(round: number, { name }: Fault, violations: readonly Violation[]): void {
  console.log(`  round ${round}, ${name}: ${violations.length} violations`);
  for (const { statement, text } of violations.slice(0, MOST_SHOWN)) {
    console.log(`    ${statement} (${STATEMENTS[statement]}): ${text}`);
  }
}
