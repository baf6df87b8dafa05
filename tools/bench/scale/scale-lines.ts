// The figures of the scale benchmark as lines.
import { alignColumns } from '../columns';
import { type ActionFigures, type Pair, ratioOf } from './compare-actions';
import type { PageFigures } from './compare-pages';
import type { PlanFigures } from './find-plans';
import { MOST_NOISE, type NoiseFigures } from './noise/compare-noise';
import { NOISY_CONNECTIONS } from './noise/noise';
import { FEW_SHOPS } from './options';
import type { MemoryFigures } from './watch-memory';

/** The most times that an action may take longer with many shops than with a few. */
export const MOST_RATIO = 1.5;

const verdict = (isKept: boolean): string => (isKept ? 'kept' : 'NOT KEPT');

export const actionLines = (figures: readonly ActionFigures[], shops: number): string[] => {
  const cells = (pair: Pair) => [
    pair.few.toFixed(2),
    pair.many.toFixed(2),
    ratioOf(pair).toFixed(2),
    verdict(ratioOf(pair) <= MOST_RATIO),
  ];
  const head = [`${FEW_SHOPS} shops ms`, `${shops} shops ms`, 'ratio', `≤ ${MOST_RATIO}`];
  return alignColumns([
    ['', 'first visit', '', '', '', 'visit after', '', '', ''],
    ['', ...head, ...head],
    ...figures.map(({ name, first, again }) => [name, ...cells(first), ...cells(again)]),
  ]);
};

export const planLines = ({ statements, tables, problems }: PlanFigures): string[] => [
  `Plans of ${statements} statements, as they ran; ${tables} tables are large: ${
    problems.length === 0 ? 'all go by an index of their shop.' : `${problems.length} do not go by an index.`
  }`,
  ...problems.map(
    ({ action, table, why, query }) =>
      `  ${action}: ${table}: ${why}: ${query.replace(/\s+/g, ' ').slice(0, 300)}`,
  ),
];

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

export const pageLines = (figures: readonly PageFigures[], shops: number): string[] =>
  alignColumns([
    ['', `${FEW_SHOPS} shops ms`, `${shops} shops ms`, 'ratio', `≤ ${MOST_RATIO}`],
    ...figures.map(({ name, few, many }) => [
      name,
      few.toFixed(1),
      many.toFixed(1),
      (many / few).toFixed(2),
      verdict(many / few <= MOST_RATIO),
    ]),
  ]);

export const memoryLines = ({ points, limit }: MemoryFigures): string[] => [
  `Memory while shops are visited, in MB. The page cache takes ${megabytes(limit)} MB at most: ${verdict(
    points.every(({ pages }) => pages <= limit),
  )}.`,
  ...alignColumns([
    ['Shops visited', 'process', 'in use', 'page cache', 'pages', 'functions'],
    ...points.map(({ visited, process, live, pages, entries, functions }) => [
      String(visited),
      megabytes(process),
      megabytes(live),
      megabytes(pages),
      String(entries),
      megabytes(functions),
    ]),
  ]),
];

export const noiseLines = (figures: readonly NoiseFigures[]): string[] => [
  `A shop's visitor alone, and beside another shop on ${NOISY_CONNECTIONS} connections, in turn.`,
  ...alignColumns([
    ['', 'p50 ms', 'beside', 'p99 ms', 'beside', 'ratio', `≤ ${MOST_NOISE}`, 'noise/s'],
    ...figures.map(({ name, quiet, noisy, noisePerSecond }) => [
      name,
      quiet.p50.toFixed(1),
      noisy.p50.toFixed(1),
      quiet.p99.toFixed(1),
      noisy.p99.toFixed(1),
      (noisy.p99 / quiet.p99).toFixed(2),
      verdict(noisy.p99 / quiet.p99 <= MOST_NOISE),
      noisePerSecond.toFixed(0),
    ]),
  ]),
];
