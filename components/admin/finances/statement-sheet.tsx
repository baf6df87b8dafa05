import type { StatementLine, StatementView } from '@/lib/finances/statements/statement-views';
import { feesSentences as say } from '@/lib/messages/en/fees';
import { formatCents } from '@/lib/money/cents';
import { goneText, moneyText } from '@/lib/money/signed-money';
import { formatDate, formatMonth } from '@/lib/time/format-date';
import { StatementBadge } from './statement-list';

type StatementSheetProps = {
  store: string;
  statement: StatementView;
  lines: readonly StatementLine[];
  timeZone: string;
};

/** A statement to read and to print: who, when, each fee by order, and the sums. */
export function StatementSheet({ store, statement, lines, timeZone }: StatementSheetProps) {
  const { tax } = statement;
  const sums: [name: string, amount: string][] = [
    [say.feesSum, formatCents(statement.fees)],
    [say.returnedSum, goneText(statement.returned)],
    ...(tax === null
      ? []
      : [[say.taxOf(tax.name, tax.basisPoints), formatCents(tax.amount)] as [string, string]]),
  ];
  const facts: [name: string, value: string][] = [
    [say.month, formatMonth(statement.month)],
    [say.issued, formatDate(statement.issuedAt, timeZone)],
    [say.due, formatDate(statement.dueAt, timeZone)],
    ...(statement.paidAt === null
      ? []
      : [[say.paidOn, formatDate(statement.paidAt, timeZone)] as [string, string]]),
  ];
  return (
    <article className="mx-auto flex w-full max-w-[210mm] flex-col gap-6 rounded-sm border border-line bg-white p-5 shadow-sm sm:p-12 print:max-w-none print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-ink pb-5">
        <div>
          <p className="font-display text-2xl font-medium leading-tight">{say.brandName}</p>
          <p>{store}</p>
        </div>
        <div className="flex flex-col gap-2 sm:items-end">
          <h1 className="text-xl font-semibold">{say.title(statement.number)}</h1>
          <StatementBadge state={statement.state} />
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{say.linesCaption}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 font-medium">
              {say.order}
            </th>
            <th scope="col" className="hidden py-2 pr-3 font-medium sm:table-cell print:table-cell">
              {say.date}
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              {say.what}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {say.amount}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ id, orderNumber, at, kind, amount }) => (
            <tr key={id}>
              <th scope="row" className="py-2 pr-3 font-medium">
                #{orderNumber}
              </th>
              <td className="hidden py-2 pr-3 sm:table-cell print:table-cell">{formatDate(at, timeZone)}</td>
              <td className="py-2 pr-3">{say.kinds[kind]}</td>
              <td className="whitespace-nowrap py-2 text-right tabular-nums">{moneyText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t-2 border-ink pt-4">
        {sums.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{amount}</dd>
          </div>
        ))}
        <dt className="text-lg font-semibold">{say.total}</dt>
        <dd className="text-right text-lg font-semibold tabular-nums">{formatCents(statement.total)}</dd>
      </dl>
    </article>
  );
}
