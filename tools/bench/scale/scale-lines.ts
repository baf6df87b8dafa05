// The figures of the scale benchmark as lines.
import { alignColumns } from '../columns';
import type { ActionFigures } from './compare-actions';
import type { PlanFigures } from './find-plans';
import { FEW_SHOPS } from './options';

/** The most times that an action may take longer with many shops than with a few. */
export const MOST_RATIO = 1.5;

const verdict = (isKept: boolean): string => (isKept ? 'kept' : 'NOT KEPT');

export const actionLines = (figures: readonly ActionFigures[], shops: number): string[] =>
  alignColumns([
    ['', `${FEW_SHOPS} shops ms`, `${shops} shops ms`, 'p95 ms', 'ratio', `≤ ${MOST_RATIO}`],
    ...figures.map(({ name, few, many, late }) => [
      name,
      few.toFixed(2),
      many.toFixed(2),
      late.toFixed(2),
      (many / few).toFixed(2),
      verdict(many / few <= MOST_RATIO),
    ]),
  ]);

export const planLines = ({ statements, tables, problems }: PlanFigures): string[] => [
  `Plans of ${statements} statements, as they ran; ${tables} tables are large: ${
    problems.length === 0 ? 'all go by an index of their shop.' : `${problems.length} do not go by an index.`
  }`,
  ...problems.map(
    ({ action, table, why, query }) =>
      `  ${action}: ${table}: ${why}: ${query.replace(/\s+/g, ' ').slice(0, 300)}`,
  ),
];
