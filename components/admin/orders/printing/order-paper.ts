import type { ReactNode } from 'react';
import type { OrderDetailView } from '@/lib/orders/order-views';
import type { SenderAddress } from '@/lib/orders/sender/sender-address';

export type OrderPaperProps = {
  store: { name: string; logoUrl: string | null };
  /** Where it is sent from; null if the shop has not said so. */
  sender: SenderAddress | null;
  order: OrderDetailView;
  timeZone: string;
};

/** A component that prints one paper for an order. */
export type OrderPaper = (props: OrderPaperProps) => ReactNode;
