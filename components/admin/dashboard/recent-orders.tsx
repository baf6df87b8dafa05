import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { StatusBadge } from '@/components/ui/status-badge';
import type { RecentOrder } from '@/lib/dashboard/dashboard-views';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import { formatCents } from '@/lib/money/cents';
import { ORDER_STATUS_TONES } from '@/lib/orders/status/status-tones';
import { formatDate } from '@/lib/time/format-date';

const { orderNumber, customer, date, total, status } = adminWords;
const COLUMNS = [orderNumber, customer, date, total, status];

type RecentOrdersProps = { orders: RecentOrder[]; timeZone: string };

/** The newest orders (specification §2): a table, and cards on a phone. */
export function RecentOrders({ orders, timeZone }: RecentOrdersProps) {
  if (orders.length === 0) {
    return (
      <div className="py-8 text-center">
        <p className="font-medium">{messages.order.none}</p>
        <p className="text-muted">{messages.dashboard.noOrdersHint}</p>
      </div>
    );
  }
  return (
    <>
      <table className="hidden w-full text-left md:table">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {COLUMNS.map((name) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'py-2 font-medium',
                  name === total ? 'pr-10 text-right' : 'pr-4 last:pr-0',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {orders.map((order) => (
            <tr key={order.id} className="relative border-b border-line last:border-0 hover:bg-paper">
              <td className="py-3 pr-4">
                <OrderLink order={order} />
              </td>
              <td className="max-w-64 truncate py-3 pr-4">{order.customerName}</td>
              <td className="whitespace-nowrap py-3 pr-4 text-muted">
                {formatDate(order.createdAt, timeZone)}
              </td>
              <td className="py-3 pr-10 text-right">{formatCents(order.total)}</td>
              <td className="py-3">
                <OrderStatusBadge order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="-my-1 flex flex-col divide-y divide-line md:hidden">
        {orders.map((order) => (
          <li key={order.id} className="relative flex flex-col gap-1 py-3 tabular-nums">
            <div className="flex items-center justify-between gap-3">
              <OrderLink order={order} />
              <OrderStatusBadge order={order} />
            </div>
            <p className="line-clamp-1">{order.customerName}</p>
            <div className="flex justify-between gap-3">
              <span className="text-muted">{formatDate(order.createdAt, timeZone)}</span>
              <span>{formatCents(order.total)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The order's number; the whole row is a link to the order. */
const OrderLink = ({ order }: { order: RecentOrder }) => (
  <Link
    href={`/admin/orders/${order.id}`}
    className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
  >
    #{order.orderNumber}
  </Link>
);

const OrderStatusBadge = ({ order }: { order: RecentOrder }) => (
  <StatusBadge tone={ORDER_STATUS_TONES[order.status]}>
    {orderStatusSentences.status[order.status]}
  </StatusBadge>
);
