// `npm run bench -- earlier`: the product beside its own first parts, before speed was worked on; in turn, in one run.
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError, step } from '../../stack/report';
import { type Answer, type Call, fetchAnswer } from '../answer';
import { alignColumns } from '../columns';
import { type Comparison, compare, ROUNDS, SECONDS_PER_ROUND } from '../compare';
import { machineLine, sizeLine, textOf } from '../figures';
import { measureLighthouse } from '../lighthouse/measure';
import { productPathOn } from '../product-path';
import { CONNECTIONS } from '../round';
import { PAUSE, pageAt, prepareScenarios } from '../scenarios';
import { type Earlier, hasCommit, startEarlier } from './start-earlier';

const COMMIT = '9c73ec3';
/** Times as many requests per second as that commit answers. */
const WANTED = 1.3;
const VISITS = 3;

type Options = {
  /** Port of the production server. */
  port: number;
  signal: AbortSignal;
};

export async function measureEarlier({ port, signal }: Options): Promise<void> {
  if (!(await hasCommit(COMMIT))) {
    console.log(`\nNothing is compared with ${COMMIT}: this folder has not the history of its source.\n`);
    return;
  }
  const earlier = await step(`Building and starting ${COMMIT}`, () => startEarlier(COMMIT, signal));
  try {
    await comparePages(port, earlier, signal);
    console.log(`\n${COMMIT}, to compare with the figures of Lighthouse here:`);
    await measureLighthouse({ port: earlier.port, build: earlier.folder, signal });
    await earlier.stop();
    const own = await step(`Running the benchmark of ${COMMIT}`, earlier.ownBenchmark);
    console.log(`\nWhat ${COMMIT} says of itself:\n${own}`);
  } finally {
    await earlier.stop();
    earlier.remove();
  }
}

async function comparePages(port: number, earlier: Earlier, signal: AbortSignal): Promise<void> {
  const { grid, product } = await step('Visiting the pages once', () => prepareScenarios(port));
  const grids = { call: grid.call, answer: await visit(earlier.port, grid.call) };
  const path = productPathOn(textOf(grids.answer), 'Everyday Mug');
  if (path === null) {
    throw new SetupError(`The product grid of ${COMMIT} does not link to the Everyday Mug.`);
  }
  const products = { call: pageAt(path), answer: await visit(earlier.port, pageAt(path)) };
  const rows: [string, Comparison][] = [];
  for (const [page, before] of [
    [grid, grids],
    [product, products],
  ] as const) {
    const speeds = await step(`Measuring: ${page.name.toLowerCase()} beside ${COMMIT}`, () =>
      compare({
        ...{ call: page.call, floorCall: before.call, expectedStatus: 200, signal },
        ...{ port, floorPort: earlier.port },
      }),
    );
    rows.push([page.name, speeds]);
  }
  console.log(
    `\n${machineLine()}\n${CONNECTIONS} connections; medians of ${ROUNDS} rounds of about ${SECONDS_PER_ROUND} s, in turn with ` +
      `${COMMIT}, whose demo runs beside. A star marks less than ${WANTED} times as many.\n`,
  );
  const cells = rows.map(([name, { requestsPerSecond, floorRequestsPerSecond }]) => {
    const times = requestsPerSecond / floorRequestsPerSecond;
    return [
      name,
      requestsPerSecond.toFixed(0),
      floorRequestsPerSecond.toFixed(0),
      `${times.toFixed(2)}${times < WANTED ? '*' : ' '}`,
    ];
  });
  console.log(alignColumns([['', 'requests/s', `${COMMIT} requests/s`, 'times '], ...cells]).join('\n'));
  for (const [name, now, before] of [
    [grid.name, grid.answer, grids.answer],
    [product.name, product.answer, products.answer],
  ] as const) {
    console.log(`${sizeLine(name, now.body)} ${sizeLine(`At ${COMMIT}`, before.body)}`);
  }
}

/** The first visit makes the page, and the next ones find it kept. */
async function visit(port: number, call: Call): Promise<Answer> {
  let answer = await fetchAnswer(port, call);
  for (let visits = 1; visits < VISITS; visits += 1) {
    await pause(PAUSE);
    answer = await fetchAnswer(port, call);
  }
  if (answer.status !== 200) {
    throw new SetupError(`GET ${call.path} of ${COMMIT} answers ${answer.status} instead of 200.`);
  }
  return answer;
}
