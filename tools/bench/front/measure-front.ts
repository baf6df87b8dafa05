// `npm run bench -- front`: a kept page from nginx with the product's configuration, from a bare `node:http` server that
// sends the same compressed bytes, and from a server of the product alone; in turn, in one run.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx, startFront } from '../../front/nginx';
import { findPort } from '../../stack/ports';
import { SetupError, step } from '../../stack/report';
import { type Answer, fetchAnswer, headerOf } from '../answer';
import { alignColumns } from '../columns';
import { machineLine } from '../figures';
import { startFloor } from '../floor';
import { GRID, hasDataBeside, PAUSE } from '../scenarios';
import { median } from '../statistics';
import { findGenerator, type Generator } from './load';

export type FrontOptions = {
  /** Port of the production server. */
  port: number;
  folder: string;
  signal: AbortSignal;
};

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP = 2;
/** Numbers of open connections, each of which asks again when it is answered. */
const CONNECTIONS = [10, 64] as const;
/** What nginx has to reach of the bare server's rate. */
const WANTED = 0.8;
const TRIES = 20;

/** The page as nginx keeps it: the bytes that the server has compressed. */
async function fetchKept(port: number): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetchAnswer(port, GRID);
    const isKept = headerOf(answer, 'x-front-cache') === 'HIT';
    const isZipped = headerOf(answer, 'content-encoding') === 'gzip';
    if (answer.status === 200 && isKept && isZipped && hasDataBeside(answer)) {
      return answer;
    }
    await pause(PAUSE);
  }
  throw new SetupError(`In ${TRIES} visits nginx never answered the grid from its cache, compressed.`);
}

type Side = { name: string; port: number };

/** Requests per second of each side, measured in turn, so that other load on the machine affects all. Medians. */
async function measureSides(
  generator: Generator,
  sides: readonly Side[],
  connections: number,
  signal: AbortSignal,
): Promise<number[]> {
  const rates = sides.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { port }] of sides.entries()) {
      if (signal.aborted) {
        throw new SetupError('Stopped.');
      }
      const isWarmUp = round === 0;
      const seconds = isWarmUp ? WARM_UP : SECONDS;
      const rate = await generator.rate({ port, call: GRID, connections, seconds });
      if (!isWarmUp) {
        rates[index]?.push(rate);
      }
    }
  }
  return rates.map(median);
}

/** Measures and prints. Throws a `SetupError` if there is no nginx, or if an answer is wrong. */
export async function measureFront({ port, folder, signal }: FrontOptions): Promise<void> {
  const nginx = await step('Looking for nginx', findNginx);
  if (nginx === null) {
    throw new SetupError('There is no nginx here, and it cannot be installed.');
  }
  const generator = await findGenerator();
  const begin = async (name: string, workers?: number) =>
    startFront({
      nginx,
      folder: join(folder, name),
      port: await findPort(3_250),
      servers: [port],
      ...(workers !== undefined && { workers }),
    });
  const front = await begin('front');
  // The bare server has one process too.
  const single = await begin('front-single', 1);
  try {
    const answer = await step('Visiting the grid until nginx keeps it', () => fetchKept(front.port));
    await fetchKept(single.port);
    const floor = await startFloor(GRID, answer);
    try {
      const sides = [
        { name: 'bare node:http server', port: floor.port },
        { name: 'nginx of deploy/nginx', port: front.port },
        { name: 'the same with one worker', port: single.port },
        { name: 'a server alone', port },
      ];
      const lines = [['', 'connections', 'requests/s', 'of the bare server’s']];
      const ratios: number[] = [];
      for (const connections of CONNECTIONS) {
        const rates = await step(`Measuring with ${connections} connections`, () =>
          measureSides(generator, sides, connections, signal),
        );
        const [bare = Number.NaN, kept = Number.NaN, keptByOne = Number.NaN] = rates;
        ratios.push(kept / bare, keptByOne / bare);
        for (const [index, { name }] of sides.entries()) {
          const rate = rates[index] ?? Number.NaN;
          lines.push([name, String(connections), rate.toFixed(0), (rate / bare).toFixed(2)]);
        }
      }
      console.log(`\n${machineLine()}`);
      console.log(
        `The grid, ${answer.body.length} bytes of gzip. Medians of ${ROUNDS} rounds of ${SECONDS} s in turn, asked by ` +
          `${generator.name}.\n`,
      );
      console.log(alignColumns(lines).join('\n'));
      const worst = Math.min(...ratios);
      console.log(
        `\nnginx answers ${worst.toFixed(2)} of the bare server's rate or more; ${WANTED} is wanted: ` +
          `${worst >= WANTED ? 'reached' : 'missed'}.`,
      );
    } finally {
      await floor.stop();
    }
  } finally {
    await front.stop();
    await single.stop();
  }
}
