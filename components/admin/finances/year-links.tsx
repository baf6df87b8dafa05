import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { adminFinancesSentences } from '@/lib/messages/en/admin/finances';

type YearLinksProps = { year: number; first: number; last: number };

/** Links to the years before and after, if they have entries. */
export function YearLinks({ year, first, last }: YearLinksProps) {
  return (
    <nav
      aria-label={adminFinancesSentences.years}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <h2 className="heading-2">{year}</h2>
      <div className="flex gap-3 empty:hidden">
        {year > first && (
          <Link href={`/admin/finances?month=${year - 1}-12`} className={buttonStyle('secondary')}>
            {year - 1}
          </Link>
        )}
        {year < last && (
          <Link
            href={year + 1 === last ? '/admin/finances' : `/admin/finances?month=${year + 1}-12`}
            className={buttonStyle('secondary')}
          >
            {year + 1}
          </Link>
        )}
      </div>
    </nav>
  );
}
