import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { PrinterIcon } from '@/components/ui/icons';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ordersText } from '@/lib/messages/en/counts';
import type { ProductionOrder } from '@/lib/production/production-views';

type PrintBarProps = {
  orders: readonly ProductionOrder[];
  onClear: () => void;
  /** A further message, shown here because here it moves nothing. */
  notice: string | null;
};

/** Prints the chosen orders, all at once; at the lower edge, where it moves nothing. */
export function PrintBar({ orders, onClear, notice }: PrintBarProps) {
  const query = `?orders=${orders.map(({ id }) => id).join(',')}`;
  const papers = [
    { path: 'work-sheets', name: adminPages.workSheets },
    ...(orders.some(({ lines }) => lines.some(({ hasRoster }) => hasRoster))
      ? [{ path: 'labels', name: adminPages.labels }]
      : []),
    { path: 'slips', name: adminProductionSentences.slips },
  ];
  return (
    <div className="sticky bottom-3 z-20 flex flex-col gap-2">
      <p
        role="status"
        className="rounded-control border border-line bg-sunken px-4 py-2 text-sm shadow-lg empty:hidden"
      >
        {notice}
      </p>
      {orders.length > 0 && (
        <section
          aria-label={adminProductionSentences.printChosen}
          className="flex flex-wrap items-center gap-x-5 rounded-card border border-line-strong bg-surface px-4 py-1 shadow-lg sm:px-6"
        >
          <span className="flex items-center gap-2 font-semibold tabular-nums">
            <PrinterIcon className="size-5 text-muted" />
            {ordersText(orders.length)}
          </span>
          {papers.map(({ path, name }) => (
            <Link
              key={path}
              href={`/admin/production/${path}${query}`}
              prefetch={false}
              className={buttonStyle('quiet', 'min-h-11! py-0!')}
            >
              {name}
            </Link>
          ))}
          <button
            type="button"
            onClick={onClear}
            className={buttonStyle('quiet', 'min-h-11! py-0! font-normal!')}
          >
            {adminWords.clear}
          </button>
        </section>
      )}
    </div>
  );
}
