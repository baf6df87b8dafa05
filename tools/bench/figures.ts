// Formats the figures of a run.
import { availableParallelism, cpus } from 'node:os';
import { gunzipSync } from 'node:zlib';
import type { Answer } from './answer';
import { alignColumns } from './columns';
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
  return alignColumns([HEAD, ...rows.map(([name, figures]) => cellsOf(name, figures))]);
}

/** The HTML of a compressed page. */
export const textOf = ({ body }: Answer): string => gunzipSync(body).toString();

/** How long a page's HTML is, and what of it is sent: the body is as a browser gets it, compressed. */
export function sizeLine(name: string, packed: Buffer): string {
  const [whole, sent] = [gunzipSync(packed).byteLength, packed.byteLength].map((bytes) =>
    (bytes / 1_000).toFixed(1),
  );
  return `${name}: ${whole} kB of HTML, ${sent} kB compressed.`;
}

/** The machine of the measurement. */
export const machineLine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown processor'}), Node ${process.versions.node}, ${process.platform} ${process.arch}`;
