import type { Call } from './answer';
import { CONNECTIONS, type Round, runRound } from './round';
import { median } from './statistics';

export const ROUNDS = 3;
export const SECONDS_PER_ROUND = 5;

const FIRST_REQUESTS = 500;
const WARM_UP_SECONDS = 2;

export type Comparison = {
  requestsPerSecond: number;
  floorRequestsPerSecond: number;
  /** Latencies of the product in milliseconds. */
  p50: number;
  p99: number;
  /** All requests that the product answered, including the warm-up. */
  answered: number;
};

export type CompareOptions = {
  call: Call;
  /** What the floor is asked; by default the same. */
  floorCall?: Call;
  expectedStatus: number;
  port: number;
  floorPort: number;
  signal: AbortSignal;
};

/** Measures the product and its floor alternately, so that other load on the machine affects both. Medians. */
export async function compare({
  port,
  floorPort,
  call,
  floorCall = call,
  ...common
}: CompareOptions): Promise<Comparison> {
  const floor = side((amount) => runRound({ ...common, call: floorCall, port: floorPort, amount }));
  const product = side((amount) => runRound({ ...common, call, port, amount }));
  await floor.warmUp();
  await product.warmUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    await floor.measure();
    await product.measure();
  }
  const rate = ({ requestsPerSecond }: Round) => requestsPerSecond;
  return {
    requestsPerSecond: median(product.rounds.map(rate)),
    floorRequestsPerSecond: median(floor.rounds.map(rate)),
    p50: median(product.rounds.map(({ p50 }) => p50)),
    p99: median(product.rounds.map(({ p99 }) => p99)),
    answered: product.sent(),
  };
}

/** One of two servers: the speed of each round sets the size of the next. */
function side(run: (amount: number) => Promise<Round>) {
  const rounds: Round[] = [];
  let sent = 0;
  let speed = 0;
  const go = async (amount: number) => {
    const round = await run(amount);
    sent += amount;
    speed = round.requestsPerSecond;
    return round;
  };
  const amountFor = (seconds: number) => Math.max(CONNECTIONS, Math.round(speed * seconds));
  return {
    rounds,
    sent: () => sent,
    async warmUp() {
      await go(FIRST_REQUESTS);
      await go(amountFor(WARM_UP_SECONDS));
    },
    async measure() {
      rounds.push(await go(amountFor(SECONDS_PER_ROUND)));
    },
  };
}
