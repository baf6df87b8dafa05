import { regionsOf } from '@/lib/addresses/regions';
import { sumTaxes, type TaxReportRow, type TaxSums, taxDue } from '@/lib/finances/taxes/tax-report';
import { taxReportSentences as say } from '@/lib/messages/en/admin/store/tax-report';
import { countryNames } from '@/lib/messages/en/orders/countries';
import { numberText } from '@/lib/messages/format';
import { goneText, moneyText } from '@/lib/money/signed-money';
import { formatMonth } from '@/lib/time/format-date';
import { Amounts, CELL, NUMBER, TableHead } from './money';

type TaxReportProps = { rows: readonly TaxReportRow[]; year: number };

/** 'North Carolina', or with its country for another one than the United States. */
function placeOf({ country, state }: TaxReportRow): string {
  const region = regionsOf(country)?.find(({ code }) => code === state)?.name ?? state;
  const name = countryNames[country] ?? country;
  return region === '' ? name : country === 'US' ? region : `${region}, ${name}`;
}

const AMOUNTS = [say.orders, say.sales, say.tax, say.refunded, say.taxRefunded, say.taxDue];

/** The months and states with their tax, as a table, or as cards if eight columns do not fit. */
export function TaxReport({ rows, year }: TaxReportProps) {
  const total = sumTaxes(rows);
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:hidden">
        {rows.map((row) => (
          <TaxCard
            key={`${row.month} ${row.country} ${row.state}`}
            title={`${formatMonth(row.month)}, ${placeOf(row)}`}
            sums={row}
          />
        ))}
        <TaxCard title={say.wholeYear(year)} sums={total} />
      </ul>
      <div className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{say.caption(year)}</caption>
          <TableHead names={[say.month, say.place]} amounts={AMOUNTS} />
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={`${row.month} ${row.country} ${row.state}`}>
                <td className={CELL}>{formatMonth(row.month)}</td>
                <th scope="row" className={`${CELL} font-medium`}>
                  {placeOf(row)}
                </th>
                <TaxCells sums={row} />
              </tr>
            ))}
          </tbody>
          <tfoot className="border-t border-line-strong font-semibold">
            <tr>
              <th scope="row" colSpan={2} className={CELL}>
                {say.wholeYear(year)}
              </th>
              <TaxCells sums={total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

const TaxCells = ({ sums }: { sums: TaxSums }) => (
  <>
    <td className={`${CELL} ${NUMBER}`}>{numberText(sums.orders)}</td>
    <td className={`${CELL} ${NUMBER}`}>{moneyText(sums.sales)}</td>
    <td className={`${CELL} ${NUMBER}`}>{moneyText(sums.tax)}</td>
    <td className={`${CELL} ${NUMBER}`}>{goneText(sums.refunded)}</td>
    <td className={`${CELL} ${NUMBER}`}>{goneText(sums.taxRefunded)}</td>
    <td className={`${CELL} ${NUMBER} font-semibold`}>{moneyText(taxDue(sums))}</td>
  </>
);

const TaxCard = ({ title, sums }: { title: string; sums: TaxSums }) => (
  <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
    <div className="flex items-baseline justify-between gap-4 font-semibold">
      {title}
      <span className="whitespace-nowrap tabular-nums">{moneyText(taxDue(sums))}</span>
    </div>
    <Amounts
      amounts={[
        [say.orders, numberText(sums.orders)],
        [say.sales, moneyText(sums.sales)],
        [say.tax, moneyText(sums.tax)],
        [say.refunded, goneText(sums.refunded)],
        [say.taxRefunded, goneText(sums.taxRefunded)],
        [say.taxDue, moneyText(taxDue(sums))],
      ]}
    />
  </li>
);
