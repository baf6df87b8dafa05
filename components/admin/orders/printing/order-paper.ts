import type { ReactNode } from 'react';
import type { SenderAddress } from '@/lib/delivery/sender/sender-address';
import type { OrderDetailView } from '@/lib/orders/order-views';

export type OrderPaperProps = {
  store: { name: string; logoUrl: string | null };
  /** Where it is sent from; null if the shop has not said so. */
  sender: SenderAddress | null;
  order: OrderDetailView;
  timeZone: string;
};

/** A component that prints one paper for an order. */
export type OrderPaper = (props: OrderPaperProps) => ReactNode;
