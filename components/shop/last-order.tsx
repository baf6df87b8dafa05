'use client';
// The order that this tab has just paid. Its address is no secret, so the success page takes what it shows
// from here and not from the server.
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Cents, formatCents } from '@/lib/money/cents';

const STORAGE_KEY = 'last-order';
const lastOrder = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  totalCents: z.pipe(
    z.int(),
    z.transform((value) => value as Cents),
  ),
  email: z.string(),
});

type LastOrderDetails = z.infer<typeof lastOrder>;

/** Remembers an order for the success page of this tab. */
export function rememberOrder(order: LastOrderDetails): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  } catch {
    // Without storage the page says its thanks without the number.
  }
}

/** Number, total and the address that the confirmation goes to, if this tab paid the order. */
export function LastOrder({ orderId }: { orderId: string }) {
  const [order, setOrder] = useState<LastOrderDetails | null>(null);
  useEffect(() => {
    try {
      const stored = lastOrder.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''));
      setOrder(stored.orderId === orderId ? stored : null);
    } catch {
      setOrder(null);
    }
  }, [orderId]);
  if (order === null) {
    return null;
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-6 py-5 text-left">
      <dt className="text-muted">Order</dt>
      <dd className="font-semibold">#{order.orderNumber}</dd>
      <dt className="text-muted">Total</dt>
      <dd className="tabular-nums">{formatCents(order.totalCents)}</dd>
      <dt className="text-muted">Email</dt>
      <dd>{order.email}</dd>
    </dl>
  );
}
