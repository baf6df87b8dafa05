import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { MOST_STOCK_HISTORY, type StockHistoryRow } from '@/lib/catalog/stocktaking/stock-view';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import { formatDateTime } from '@/lib/time/format-date';

type StockHistoryProps = { history: readonly StockHistoryRow[]; timeZone: string };

/** Each change of the pieces on hand, the newest first: how many, of what, when, by whom and why. */
export const StockHistory = ({ history, timeZone }: StockHistoryProps) => (
  <Card title={sentences.historyTitle}>
    {history.length === 0 && <p className="text-muted">{sentences.historyEmpty}</p>}
    <ol className="flex flex-col divide-y divide-line">
      {history.map((row) => (
        <li key={row.id} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3 first:pt-0">
          <p className="font-semibold tabular-nums">{sentences.change(row.change)}</p>
          <div>
            <p>
              {sentences.what[row.kind]}
              {row.order && (
                <>
                  {', '}
                  <Link href={`/admin/orders/${row.order.id}`} className="underline underline-offset-4">
                    {sentences.order(row.order.number)}
                  </Link>
                </>
              )}
              {row.values.length > 0 && ` · ${row.values.join(', ')}`}
            </p>
            {row.short > 0 && <p className="text-sm text-warning">{sentences.short(row.short)}</p>}
            {row.reason && <p className="text-sm">{row.reason}</p>}
            <p className="text-sm text-muted">
              {sentences.left(row.onHand)}
              {' · '}
              <time dateTime={row.createdAt.toISOString()}>{formatDateTime(row.createdAt, timeZone)}</time>
              {row.actorName && ` · ${row.actorName}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
    {history.length >= MOST_STOCK_HISTORY && (
      <p className="mt-3 text-sm text-muted">{sentences.newest(MOST_STOCK_HISTORY)}</p>
    )}
  </Card>
);
