import { moneyWords } from '@/lib/messages/en/admin/money';
import type { Cents } from '@/lib/money/cents';
import { moneyText } from '@/lib/money/signed-money';

/** The net amount, at the head of a card. */
export const CardNet = ({ amount }: { amount: Cents }) => (
  <span className="whitespace-nowrap font-semibold tabular-nums">
    <span className="mr-2 text-sm font-normal text-muted">{moneyWords.net}</span>
    {moneyText(amount)}
  </span>
);

type AmountsProps = { amounts: readonly (readonly [term: string, amount: string])[] };

/** Amounts with their names, below each other: a table row on a phone. */
export const Amounts = ({ amounts }: AmountsProps) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
    {amounts.map(([term, amount]) => (
      <div key={term} className="contents">
        <dt className="text-muted">{term}</dt>
        <dd className="text-right tabular-nums">{amount}</dd>
      </div>
    ))}
  </dl>
);

/** Cell styles of the finance tables. */
const HEAD = 'px-4 py-3 text-sm font-medium text-muted first:pl-6 last:pr-6';
export const CELL = 'px-4 py-3 align-middle first:pl-6 last:pr-6';
export const NUMBER = 'whitespace-nowrap text-right tabular-nums';

/** What each table of the finances ends with, in this order. */
export const SUM_NAMES = [
  moneyWords.gross,
  moneyWords.payPalFee,
  moneyWords.platformFee,
  moneyWords.refunded,
  moneyWords.net,
];

type TableHeadProps = { names: readonly string[]; amounts: readonly string[] };

/** The head of a finance table: row names on the left, amounts on the right. */
export const TableHead = ({ names, amounts }: TableHeadProps) => (
  <thead className="border-b border-line bg-paper">
    <tr>
      {names.map((name) => (
        <th key={name} scope="col" className={HEAD}>
          {name}
        </th>
      ))}
      {amounts.map((name) => (
        <th key={name} scope="col" className={`${HEAD} text-right`}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
