import type { ReactNode } from 'react';
import type { OrderDetailView } from '@/lib/orders/order-views';

export type OrderPaperProps = {
  store: { name: string; logoUrl: string | null };
  order: OrderDetailView;
  timeZone: string;
};

/** A paper that is printed for one order. */
export type OrderPaper = (props: OrderPaperProps) => ReactNode;
