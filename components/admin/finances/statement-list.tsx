import Link from 'next/link';
import { CardsOrTable } from '@/components/admin/cards-or-table';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { StatementState, StatementView } from '@/lib/finances/statements/statement-views';
import { feesSentences as say } from '@/lib/messages/en/fees';
import { formatCents } from '@/lib/money/cents';
import { formatDate, formatMonth } from '@/lib/time/format-date';
import { CELL, NUMBER, TableHead } from './money';

const TONES: Record<StatementState, Tone> = { open: 'yellow', overdue: 'red', paid: 'green' };

/** Whether a statement is paid, as a word. */
export const StatementBadge = ({ state }: { state: StatementState }) => (
  <StatusBadge tone={TONES[state]}>{say.states[state]}</StatusBadge>
);

const hrefOf = ({ id }: StatementView) => `/admin/finances/statements/${id}`;

/** The statements of a shop, each with a link to its page. */
export const StatementList = ({
  statements,
  timeZone,
}: {
  statements: readonly StatementView[];
  timeZone: string;
}) => (
  <CardsOrTable
    cards={statements.map((statement) => (
      <li
        key={statement.id}
        className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
      >
        <div className="flex items-baseline justify-between gap-4 font-semibold">
          <Link href={hrefOf(statement)} className="after:absolute after:inset-0 after:rounded-card">
            {say.title(statement.number)}
          </Link>
          <span className="tabular-nums">{formatCents(statement.total)}</span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          {formatMonth(statement.month)}
          <StatementBadge state={statement.state} />
        </div>
      </li>
    ))}
  >
    <caption className="sr-only">{say.caption}</caption>
    <TableHead names={[say.number, say.month, say.issued, say.due, say.state]} amounts={[say.total]} />
    <tbody className="divide-y divide-line">
      {statements.map((statement) => (
        <tr key={statement.id} className="relative hover:bg-paper">
          <th scope="row" className={`${CELL} font-medium`}>
            <Link href={hrefOf(statement)} className="after:absolute after:inset-0">
              {statement.number}
            </Link>
          </th>
          <td className={CELL}>{formatMonth(statement.month)}</td>
          <td className={CELL}>{formatDate(statement.issuedAt, timeZone)}</td>
          <td className={CELL}>{formatDate(statement.dueAt, timeZone)}</td>
          <td className={CELL}>
            <StatementBadge state={statement.state} />
          </td>
          <td className={`${CELL} ${NUMBER} font-semibold`}>{formatCents(statement.total)}</td>
        </tr>
      ))}
    </tbody>
  </CardsOrTable>
);
