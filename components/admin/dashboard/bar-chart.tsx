import { classNames } from '@/components/ui/class-names';
import type { ChartBar, ChartTick } from '@/lib/dashboard/bar-scale';
import { ChartReader, type Reading } from './chart-reader';

type BarChartProps = {
  bars: readonly ChartBar[];
  ticks: readonly ChartTick[];
  /** Below the bars, at their middle. */
  labels: readonly { x: number; text: string; isToday: boolean }[];
  /** The text of each bar. */
  readings: Reading[];
  /** What the chart is, and what it says as a whole. */
  label: string;
  summary: string;
};

/** Bars in the shop's own colour, rendered on the server; only reading single bars needs the browser. */
export function BarChart({ bars, ticks, labels, readings, label, summary }: BarChartProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 pt-7 text-sm text-muted">
      <div className="relative tabular-nums" aria-hidden="true">
        <span className="invisible">{ticks.at(-1)?.label}</span>
        {ticks.map(({ y, label: text }) => (
          <span key={text} className="absolute right-0 -translate-y-1/2" style={{ top: `${y}%` }}>
            {text}
          </span>
        ))}
      </div>
      <ChartReader readings={readings} label={label}>
        <svg className="block size-full" role="img" aria-label={summary}>
          {ticks.map(({ y, label: text }) => (
            <line key={text} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
          ))}
          {bars.map(({ x, width, height }) => (
            <rect
              key={x}
              x={`${x}%`}
              width={`${width}%`}
              y={`${100 - height}%`}
              height={`${height}%`}
              rx={width < 1.5 ? 1 : 2}
              className="fill-tenant-text"
            />
          ))}
        </svg>
      </ChartReader>
      <div className="relative col-start-2 h-7" aria-hidden="true">
        {labels.map(({ x, text, isToday }) => (
          <span
            key={x}
            className={classNames(
              'absolute top-2 -translate-x-1/2 whitespace-nowrap leading-tight',
              isToday && 'font-semibold text-ink',
            )}
            style={{ left: `${x}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
