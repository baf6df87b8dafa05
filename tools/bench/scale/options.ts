// What `npm run bench -- scale` may be told.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SetupError } from '../../stack/report';

/** Shops of the small database. Each has as many products and orders as one of the large database. */
export const FEW_SHOPS = 3;

const PARTS = ['times', 'plans', 'pages', 'memory', 'noise'] as const;

const amount = (usual: number, least: number, most: number) =>
  z.coerce.number().pipe(z.int().min(least).max(most)).default(usual);

const optionsInput = z.strictObject({
  /** Shops of the large database. */
  shops: amount(10_000, 30, 100_000),
  /** Products and orders of each shop. */
  products: amount(100, 20, 5_000),
  orders: amount(200, 40, 20_000),
  /** Rounds of each action, alternately with both databases; each round visits `visits` shops. */
  rounds: amount(5, 1, 100),
  visits: amount(20, 3, 1_000),
  /** Shops whose grids are visited while memory is watched. */
  grids: amount(1_500, 30, 100_000),
  /** The parts to measure, separated by commas; all without it. */
  only: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(PARTS)))
    .default([...PARTS]),
  /** Requests of the quiet shop, with and without a noisy one beside it. */
  requests: amount(300, 20, 10_000),
});

export type ScaleOptions = z.output<typeof optionsInput>;

const NAMES = ['shops', 'products', 'orders', 'rounds', 'visits', 'grids', 'requests', 'only'] as const;

/** Reads the words after the command's name, such as `--shops 300`. Throws a `SetupError` if one is wrong. */
export function readScaleOptions(words: readonly string[]): ScaleOptions {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }])),
    });
    return optionsInput.parse(values);
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; ')
        : String(error);
    throw new SetupError(`These options cannot be used: ${reason}`);
  }
}
