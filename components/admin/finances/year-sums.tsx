import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import type { PeriodSums, YearView } from '@/lib/finances/finances-views';
import { adminFinancesSentences } from '@/lib/messages/en/admin/finances';
import { moneyWords } from '@/lib/messages/en/admin/money';
import { numberText } from '@/lib/messages/format';
import { goneText, moneyText } from '@/lib/money/signed-money';
import { formatMonth } from '@/lib/time/format-date';
import { Amounts, CardNet, CELL, NUMBER, SUM_NAMES, TableHead } from './money';

type YearSumsProps = { view: YearView; chosen: string };

const hrefOf = (month: string) => `/admin/finances?month=${month}#entries`;

/** The months of a year and their total, as a table, or as cards if seven columns do not fit. */
export function YearSums({ view, chosen }: YearSumsProps) {
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:hidden">
        {view.months.map(({ month, ...sums }) => (
          <SumsCard
            key={month}
            title={formatMonth(month)}
            sums={sums}
            month={month}
            isChosen={month === chosen}
          />
        ))}
        <SumsCard title={adminFinancesSentences.wholeYear(view.year)} sums={view.total} />
      </ul>
      <div className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{adminFinancesSentences.monthsCaption(view.year)}</caption>
          <TableHead names={[adminFinancesSentences.month]} amounts={[moneyWords.payments, ...SUM_NAMES]} />
          <tbody className="divide-y divide-line">
            {view.months.map(({ month, ...sums }) => (
              <tr
                key={month}
                className={classNames('relative hover:bg-paper', month === chosen && 'bg-sunken')}
              >
                <th scope="row" className={`${CELL} font-medium`}>
                  <Link
                    href={hrefOf(month)}
                    aria-current={month === chosen ? 'true' : undefined}
                    className="after:absolute after:inset-0"
                  >
                    {formatMonth(month)}
                  </Link>
                </th>
                <SumsCells sums={sums} />
              </tr>
            ))}
          </tbody>
          <tfoot className="border-t border-line-strong font-semibold">
            <tr>
              <th scope="row" className={CELL}>
                {adminFinancesSentences.wholeYear(view.year)}
              </th>
              <SumsCells sums={view.total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

function SumsCells({ sums }: { sums: PeriodSums }) {
  return (
    <>
      <td className={`${CELL} ${NUMBER}`}>{numberText(sums.payments)}</td>
      <td className={`${CELL} ${NUMBER}`}>{moneyText(sums.gross)}</td>
      <td className={`${CELL} ${NUMBER}`}>{goneText(sums.paypalFee)}</td>
      <td className={`${CELL} ${NUMBER}`}>{goneText(sums.platformFee)}</td>
      <td className={`${CELL} ${NUMBER}`}>{goneText(sums.refunded)}</td>
      <td className={`${CELL} ${NUMBER} font-semibold`}>{moneyText(sums.net)}</td>
    </>
  );
}

type SumsCardProps = { title: string; sums: PeriodSums; month?: string; isChosen?: boolean };

function SumsCard({ title, sums, month, isChosen = false }: SumsCardProps) {
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-3 rounded-card border p-4',
        isChosen ? 'border-ink bg-surface' : month ? 'border-line bg-surface' : 'border-line bg-sunken',
      )}
    >
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        {month === undefined ? (
          title
        ) : (
          <Link
            href={hrefOf(month)}
            aria-current={isChosen ? 'true' : undefined}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        )}
        <CardNet amount={sums.net} />
      </div>
      <Amounts
        amounts={[
          [moneyWords.payments, numberText(sums.payments)],
          [moneyWords.gross, moneyText(sums.gross)],
          [moneyWords.payPalFee, goneText(sums.paypalFee)],
          [moneyWords.platformFee, goneText(sums.platformFee)],
          [moneyWords.refunded, goneText(sums.refunded)],
        ]}
      />
    </li>
  );
}
