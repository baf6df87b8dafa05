// How the figures of a run are printed.
import { availableParallelism, cpus } from 'node:os';
import type { Comparison } from './compare';

const HEAD = ['', 'requests/s', 'floor requests/s', 'ratio', 'p50 ms', 'p99 ms'];

const cellsOf = (name: string, figures: Comparison): string[] => [
  name,
  figures.requestsPerSecond.toFixed(0),
  figures.floorRequestsPerSecond.toFixed(0),
  (figures.requestsPerSecond / figures.floorRequestsPerSecond).toFixed(2),
  figures.p50.toFixed(1),
  figures.p99.toFixed(1),
];

/** The figures as lines of aligned columns: names to the left, numbers to the right. */
export function figureLines(rows: readonly (readonly [string, Comparison])[]): string[] {
  const cells = [HEAD, ...rows.map(([name, figures]) => cellsOf(name, figures))];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/** What the figures were measured on. */
export const machineLine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown processor'}), Node ${process.versions.node}, ${process.platform} ${process.arch}`;
