import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { RANGES, type Range } from '@/lib/analytics/visits-span';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';

/** The times that the report can show, with the present one marked. */
export const RangeLinks = ({ range }: { range: Range }) => (
  <nav aria-label={say.ranges}>
    <ul className="grid grid-cols-4 overflow-hidden rounded-control border border-line-strong bg-surface sm:inline-grid">
      {RANGES.map((days) => (
        <li key={days} className="border-l border-line-strong first:border-l-0">
          <Link
            href={`/admin/analytics?days=${days}`}
            prefetch={false}
            aria-current={days === range ? 'page' : undefined}
            className={classNames(
              'flex min-h-11 items-center justify-center whitespace-nowrap px-3 font-medium -outline-offset-3 sm:px-5',
              days === range ? 'bg-ink text-white' : 'hover:bg-paper',
            )}
          >
            {say.range(days)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
