// `npm run bench -- scale`: whether a shop is as fast among ten thousand shops as among three.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../stack/build';
import { dataFolder } from '../../stack/paths';
import { SetupError, step } from '../../stack/report';
import { machineLine } from '../figures';
import { compareActions, ratioOf } from './compare-actions';
import { type Databases, makeDatabases } from './databases';
import { findPlans } from './find-plans';
import { measureServers } from './measure-servers';
import { FEW_SHOPS, readScaleOptions, type ScaleOptions } from './options';
import { gigabytes } from './room';
import { actionLines, MOST_RATIO, planLines } from './scale-lines';

/** Rows of a shop in the table where it has most: four events of an order; twice as many, for what is placed meanwhile. */
const mostRowsOf = ({ products, orders }: ScaleOptions) => 2 * Math.max(products, orders * 4);

/**
 * Makes both databases, measures, prints, and removes them. `words` are the options. Throws a `SetupError` if a bound is
 * not kept.
 */
export async function runScale(words: readonly string[], signal: AbortSignal): Promise<void> {
  const options = readScaleOptions(words);
  const { shops, products, orders } = options;
  const folder = join(dataFolder, 'bench-scale');
  const databases = await makeDatabases(folder, options);
  try {
    print([
      machineLine(),
      `${FEW_SHOPS} and ${shops} shops, each with ${products} products and ${orders} orders of a year; the large database is ${gigabytes(databases.size)}.`,
    ]);
    const broken = [
      ...(await measureDatabases(databases, options, signal)),
      ...(await measureServers({ databases, options, folder, print, signal })),
    ];
    if (broken.length > 0) {
      throw new SetupError(`Not kept: ${broken.join(', ')}.`);
    }
  } finally {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const print = (lines: readonly string[]) => console.log(`\n${lines.join('\n')}\n`);

/** The product's own queries; returns the names of what is not kept. */
async function measureDatabases(
  { few, many, stack }: Databases,
  options: ScaleOptions,
  signal: AbortSignal,
): Promise<string[]> {
  const { shops, rounds, visits, only } = options;
  const broken: string[] = [];
  if (only.includes('times')) {
    const figures = await step('Measuring: actions with both databases', () =>
      compareActions({ few, many, rounds, visits, signal }),
    );
    print([
      `Medians of ${rounds} rounds of ${visits} visits, in turn; the reads of a page together, no cache in front.`,
      ...actionLines(figures, shops),
    ]);
    // A first visit also measures the disk and the memory of this machine: its ratio is printed and breaks nothing.
    broken.push(...figures.filter(({ again }) => ratioOf(again) > MOST_RATIO).map(({ name }) => name));
  }
  if (only.includes('plans')) {
    const plans = await step('Reading plans in the large database', () =>
      findPlans(many, mostRowsOf(options)),
    );
    print(planLines(plans));
    broken.push(...(plans.problems.length > 0 ? ['Plans'] : []));
  }
  if (only.some((part) => part === 'pages' || part === 'memory' || part === 'noise')) {
    await ensureBuilt(stack.payPalSdkUrl);
  }
  return broken;
}
