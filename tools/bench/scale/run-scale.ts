// `npm run bench -- scale`: whether a shop is as fast among ten thousand shops as among three.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../stack/paths';
import { findPort } from '../../stack/ports';
import { SetupError, step } from '../../stack/report';
import { machineLine } from '../figures';
import { compareActions } from './compare-actions';
import { makeDatabases } from './databases';
import { findPlans } from './find-plans';
import { FEW_SHOPS, readScaleOptions } from './options';
import { gigabytes } from './room';
import { actionLines, MOST_RATIO, planLines } from './scale-lines';

/** Rows of a shop in the table where it has most: four events of an order. */
const mostRowsOf = ({ products, orders }: { products: number; orders: number }) =>
  2 * Math.max(products, orders * 4);

/**
 * Makes both databases, measures, prints, and removes them. `words` are the options. Throws a `SetupError` if a bound is
 * not kept.
 */
export async function runScale(words: readonly string[], signal: AbortSignal): Promise<void> {
  const options = readScaleOptions(words);
  const { shops, products, orders, rounds, visits, only } = options;
  const folder = join(dataFolder, 'bench-scale');
  const port = await findPort(3_300);
  const databases = await makeDatabases(folder, port, options);
  const broken: string[] = [];
  const print = (lines: readonly string[]) => console.log(`\n${lines.join('\n')}\n`);
  try {
    const { few, many, size } = databases;
    print([
      machineLine(),
      `${FEW_SHOPS} and ${shops} shops, each with ${products} products and ${orders} orders of a year; the large database is ${gigabytes(size)}.`,
    ]);
    if (only.includes('times')) {
      const figures = await step('Measuring: actions with both databases', () =>
        compareActions({ few, many, rounds, visits, signal }),
      );
      print([
        `Medians of ${rounds} rounds of ${visits} visits, in turn; the reads of a page together, no cache in front.`,
        ...actionLines(figures, shops),
      ]);
      broken.push(
        ...figures.filter((figure) => figure.many / figure.few > MOST_RATIO).map(({ name }) => name),
      );
    }
    if (only.includes('plans')) {
      const plans = await step('Reading plans in the large database', () =>
        findPlans(many, mostRowsOf(options)),
      );
      print(planLines(plans));
      broken.push(...(plans.problems.length > 0 ? ['Plans'] : []));
    }
  } finally {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (broken.length > 0) {
    throw new SetupError(`Not kept: ${broken.join(', ')}.`);
  }
}
