import type { Cents } from '@/lib/money/cents';
import type { OrderStatus } from '@/lib/orders/status/status';

/** The revenue of a calendar day such as '2026-11-21': captured minus later refunds of it. */
export type DayRevenue = { isoDate: string; revenue: Cents };

export type Figures = {
  totalOrders: number;
  pendingOrders: number;
  totalProducts: number;
  /** Everything captured so far, minus refunds. */
  revenue: Cents;
  /** The same revenue by the local day of the capture, from the oldest day to today. */
  days: DayRevenue[];
};

export type RecentOrder = {
  id: string;
  orderNumber: number;
  customerName: string;
  createdAt: Date;
  total: Cents;
  status: OrderStatus;
};
