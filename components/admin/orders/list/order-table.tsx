import Link from 'next/link';
import { CardsOrTable } from '@/components/admin/cards-or-table';
import { OrderCardFrame } from '@/components/admin/order-card';
import {
  NewMark,
  OrderStatusBadge,
  PaymentStatusBadge,
  TestMark,
} from '@/components/admin/orders/status-badges';
import { WishMarks } from '@/components/admin/orders/wish-marks';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import { itemsText } from '@/lib/messages/en/counts';
import { formatCents } from '@/lib/money/cents';
import type { OrderRowView } from '@/lib/orders/order-views';
import { formatDate } from '@/lib/time/format-date';

type OrderTableProps = { orders: readonly OrderRowView[]; timeZone: string };

const HEAD = 'px-4 py-3 text-left text-sm font-medium text-muted first:pl-6 last:pr-6';
const CELL = 'px-4 py-4 align-middle first:pl-6 last:pr-6';

/** Orders as a table, or as cards if seven columns do not fit; the whole row links to its order. */
export function OrderTable({ orders, timeZone }: OrderTableProps) {
  return (
    <CardsOrTable
      cards={orders.map((order) => <OrderCard key={order.id} order={order} timeZone={timeZone} />)}
    >
      <thead className="border-b border-line bg-paper">
        <tr>
          <th className={HEAD}>{adminWords.orderNumber}</th>
          <th className={HEAD}>{adminWords.date}</th>
          <th className={HEAD}>{adminWords.customer}</th>
          <th className={HEAD}>{adminWords.items}</th>
          <th className={HEAD}>{adminOrdersSentences.payment}</th>
          <th className={HEAD}>{adminWords.status}</th>
          <th className={`${HEAD} text-right`}>{adminWords.total}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} timeZone={timeZone} />
        ))}
      </tbody>
    </CardsOrTable>
  );
}

type OrderProps = { order: OrderRowView; timeZone: string };

function OrderRow({ order, timeZone }: OrderProps) {
  return (
    <tr className="relative hover:bg-paper">
      <td className={`${CELL} whitespace-nowrap font-semibold`}>
        <Link href={`/admin/orders/${order.id}`} className="after:absolute after:inset-0">
          #{order.orderNumber}
        </Link>
        {(order.isNew || order.isTest) && (
          <span className="mt-1 block">{order.isTest ? <TestMark /> : <NewMark />}</span>
        )}
      </td>
      <td className={`${CELL} whitespace-nowrap`}>{formatDate(order.createdAt, timeZone)}</td>
      <td className={CELL}>
        <span className="line-clamp-2">{order.customerName}</span>
        <span className="line-clamp-1 text-sm text-muted">{order.customerEmail}</span>
        <WishMarks
          wishes={order.wishes}
          isOver={order.status === 'completed' || order.status === 'cancelled'}
        />
      </td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>{order.pieceCount}</td>
      <td className={CELL}>
        <PaymentStatusBadge status={order.paymentStatus} />
      </td>
      <td className={CELL}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className={`${CELL} whitespace-nowrap text-right tabular-nums`}>{formatCents(order.totalCents)}</td>
    </tr>
  );
}

function OrderCard({ order, timeZone }: OrderProps) {
  return (
    <OrderCardFrame
      orderId={order.id}
      orderNumber={order.orderNumber}
      amount={<span className="font-semibold tabular-nums">{formatCents(order.totalCents)}</span>}
    >
      <div className="min-w-0">
        <p className="line-clamp-2">{order.customerName}</p>
        <p className="text-sm text-muted">
          {formatDate(order.createdAt, timeZone)} · {itemsText(order.pieceCount)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {order.isNew && <NewMark />}
        {order.isTest && <TestMark />}
        <OrderStatusBadge status={order.status} />
        <PaymentStatusBadge status={order.paymentStatus} />
      </div>
      <WishMarks
        wishes={order.wishes}
        isOver={order.status === 'completed' || order.status === 'cancelled'}
      />
    </OrderCardFrame>
  );
}
