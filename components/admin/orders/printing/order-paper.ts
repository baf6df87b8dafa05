import type { ReactNode } from 'react';
import type { OrderDetailView } from '@/lib/orders/order-views';

export type OrderPaperProps = {
  store: { name: string; logoUrl: string | null };
  order: OrderDetailView;
  timeZone: string;
};

/** A component that prints one paper for an order. */
export type OrderPaper = (props: OrderPaperProps) => ReactNode;
