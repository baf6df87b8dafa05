import Link from 'next/link';
import { CardsOrTable } from '@/components/admin/cards-or-table';
import { StatusBadge } from '@/components/ui/status-badge';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ordersText } from '@/lib/messages/en/counts';
import { numberText } from '@/lib/messages/format';
import { formatCents } from '@/lib/money/cents';
import type { BuyerRow } from '@/lib/orders/buyers/buyer-views';
import { formatDate } from '@/lib/time/format-date';

const HEAD = 'px-4 py-3 text-left text-sm font-medium text-muted first:pl-6 last:pr-6';
const CELL = 'px-4 py-4 align-middle first:pl-6 last:pr-6';

/** For a customer whose address a code has proven. */
export const AccountMark = () => <StatusBadge tone="green">{say.account}</StatusBadge>;

type BuyerTableProps = { buyers: readonly BuyerRow[]; timeZone: string };

/** Customers as a table, or as cards on a phone; each row links to its customer. */
export const BuyerTable = ({ buyers, timeZone }: BuyerTableProps) => (
  <CardsOrTable
    cards={buyers.map((buyer) => (
      <li
        key={buyer.id}
        className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
      >
        <div className="flex items-baseline justify-between gap-4">
          <BuyerLink buyer={buyer} />
          <span className="font-semibold tabular-nums">{formatCents(buyer.paidCents)}</span>
        </div>
        <p className="wrap-anywhere text-sm text-muted">{buyer.email}</p>
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span>
            {ordersText(buyer.orderCount)} · {formatDate(buyer.lastOrderAt, timeZone)}
          </span>
          {buyer.isProven && <AccountMark />}
        </p>
      </li>
    ))}
  >
    <thead className="border-b border-line bg-paper">
      <tr>
        <th className={HEAD}>{adminWords.customer}</th>
        <th className={`${HEAD} text-right`}>{say.orders}</th>
        <th className={HEAD}>{say.lastOrder}</th>
        <th className={`${HEAD} text-right`}>{say.paid}</th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {buyers.map((buyer) => (
        <tr key={buyer.id} className="relative hover:bg-paper">
          <td className={CELL}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <BuyerLink buyer={buyer} />
              {buyer.isProven && <AccountMark />}
            </span>
            <span className="wrap-anywhere text-sm text-muted">{buyer.email}</span>
          </td>
          <td className={`${CELL} text-right tabular-nums`}>{numberText(buyer.orderCount)}</td>
          <td className={`${CELL} whitespace-nowrap`}>{formatDate(buyer.lastOrderAt, timeZone)}</td>
          <td className={`${CELL} whitespace-nowrap text-right tabular-nums`}>
            {formatCents(buyer.paidCents)}
          </td>
        </tr>
      ))}
    </tbody>
  </CardsOrTable>
);

const BuyerLink = ({ buyer }: { buyer: BuyerRow }) => (
  <Link
    href={`/admin/customers/${buyer.id}`}
    prefetch={false}
    className="wrap-anywhere font-semibold after:absolute after:inset-0"
  >
    {buyer.name}
  </Link>
);
