'use client';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { PrinterIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages';
import type {
  ProductionLine as Line,
  ProductionOrder as Order,
  Tick,
  Ticks,
} from '@/lib/production/production-views';
import { formatDate } from '@/lib/time/format-date';
import { ProductionLine } from './production-line';
import { Progress } from './progress';

type ProductionOrderProps = {
  order: Order;
  /** Rows that were ticked off before the page was opened, and are left out; null to show everything. */
  leftOut: Ticks | null;
  timeZone: string;
  ticksOf: (itemId: string) => ReadonlyMap<number, Tick>;
  refusalOf: (itemId: string) => string | null;
  tick: (itemId: string, rows: number[], isMade: boolean) => Promise<boolean>;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** An order to make: whose it is, how far it is, and its lines. What is all made leads to where it is completed. */
export function ProductionOrder({
  order,
  leftOut,
  timeZone,
  ticksOf,
  refusalOf,
  tick,
}: ProductionOrderProps) {
  const pieces = sum(order.lines.flatMap((line) => line.pieces.map((piece) => piece.pieces)));
  const made = sum(
    order.lines.flatMap((line) => {
      const ticks = ticksOf(line.id);
      return line.pieces.filter(({ row }) => ticks.has(row)).map((piece) => piece.pieces);
    }),
  );
  const shownOf = (line: Line) => {
    const gone = new Set(leftOut?.[line.id]?.map(({ row }) => row));
    return line.pieces.filter(({ row }) => !gone.has(row));
  };
  return (
    <article className="rounded-card border border-line bg-surface px-4 pt-4 sm:px-6 sm:pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-3">
            <Link
              href={`/admin/orders/${order.id}`}
              className="inline-flex min-h-11 items-center text-lg font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              #{order.orderNumber}
            </Link>
            <span className="font-medium">{order.customerName}</span>
          </h3>
          <p className="text-sm text-muted">Ordered {formatDate(order.createdAt, timeZone)}</p>
        </div>
        <div className="flex grow flex-wrap items-center justify-end gap-x-6 max-sm:justify-between">
          <Progress made={made} pieces={pieces} className="w-56 max-sm:grow" />
          <Link
            href={`/admin/orders/${order.id}/work-sheet`}
            aria-label={`Work sheet of order #${order.orderNumber}`}
            className={buttonStyle('quiet', 'min-h-11! py-0! text-sm')}
          >
            <PrinterIcon className="size-4" />
            Work sheet
          </Link>
        </div>
      </div>
      {order.internalNote !== '' && (
        <p className="mt-3 whitespace-pre-line rounded-control bg-paper px-3 py-2 text-sm">
          {order.internalNote}
        </p>
      )}
      <div role="status">
        {pieces > 0 && made === pieces && (
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-success/30 bg-success-tint py-1.5 pl-4 pr-2 text-success">
            {messages.production.allMade(pieces)}
            <Link
              href={`/admin/orders/${order.id}`}
              className={buttonStyle('quiet', 'min-h-11! px-2 py-0! max-sm:-ml-2')}
            >
              Mark as completed
            </Link>
          </p>
        )}
      </div>
      <div className="mt-2 divide-y divide-line">
        {order.lines
          .map((line) => ({ line, shown: shownOf(line) }))
          .filter(({ shown }) => shown.length > 0)
          .map(({ line, shown }) => (
            <ProductionLine
              key={line.id}
              line={line}
              pieces={shown}
              ticks={ticksOf(line.id)}
              refusal={refusalOf(line.id)}
              timeZone={timeZone}
              tick={tick}
            />
          ))}
      </div>
    </article>
  );
}
