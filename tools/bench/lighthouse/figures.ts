// Formats the medians of a page beside their targets.
import { alignColumns } from '../columns';
import { median } from '../statistics';
import type { Look } from './look';

/** First-load JavaScript in bytes after gzip. */
export type ScriptShares = { all: number; framework: number };

export type PageFigures = {
  name: string;
  looks: Look[];
  scripts: ScriptShares;
  mostKilobytes: number;
};

type Figure = Exclude<keyof Look, 'failed'>;
type Measure = Exclude<Figure, 'loadedScriptBytes' | 'processor'>;

type Column = {
  title: string;
  measure: Measure;
  isMissed: (value: number) => boolean;
  show: (value: number) => string;
};

const score = (title: string, measure: Measure, least: number): Column => ({
  title,
  measure,
  isMissed: (value) => value < least,
  show: (value) => value.toFixed(0),
});

const COLUMNS: readonly Column[] = [
  score('performance', 'performance', 95),
  score('accessibility', 'accessibility', 100),
  score('practices', 'bestPractices', 100),
  score('SEO', 'searchEngines', 100),
  {
    title: 'LCP s',
    measure: 'largestPaint',
    isMissed: (value) => value > 2_000,
    show: (value) => (value / 1_000).toFixed(2),
  },
  {
    title: 'TBT ms',
    measure: 'blockingTime',
    isMissed: (value) => value > 150,
    show: (value) => value.toFixed(0),
  },
  {
    title: 'CLS',
    measure: 'layoutShift',
    isMissed: (value) => value > 0.05,
    show: (value) => value.toFixed(3),
  },
];

const MISSED = '*';
const HEAD = [
  '',
  ...COLUMNS.map(({ title }) => title),
  'JS kB',
  'framework',
  'ours',
  'with later',
  'processor',
];

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);
const marked = (text: string, isMissed: boolean): string => `${text}${isMissed ? MISSED : ' '}`;

function cellsOf({ name, looks, scripts, mostKilobytes }: PageFigures): string[] {
  const medianOf = (figure: Figure) => median(looks.map((look) => look[figure]));
  return [
    name,
    ...COLUMNS.map(({ measure, isMissed, show }) => {
      const value = medianOf(measure);
      return marked(show(value), isMissed(value));
    }),
    marked(kilobytes(scripts.all), scripts.all > mostKilobytes * 1_000),
    kilobytes(scripts.framework),
    kilobytes(scripts.all - scripts.framework),
    kilobytes(medianOf('loadedScriptBytes')),
    medianOf('processor').toFixed(0),
  ];
}

/** The medians as lines of aligned columns, and below them the audits that cost points in any visit. */
export function lighthouseLines(pages: readonly PageFigures[]): string[] {
  const failures = pages.flatMap(({ name, looks }) => {
    const failed = [...new Set(looks.flatMap((look) => look.failed))];
    return failed.length > 0 ? [`${name}: ${failed.join(', ')}`] : [];
  });
  return [...alignColumns([HEAD, ...pages.map(cellsOf)]), ...failures];
}
