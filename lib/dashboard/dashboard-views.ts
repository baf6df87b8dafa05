import type { Cents } from '@/lib/money/cents';
import type { OrderStatus } from '@/lib/orders/status/status';

/** What was paid on a calendar day such as '2026-11-21', less what of it was refunded since. */
export type DayRevenue = { isoDate: string; revenue: Cents };

export type Figures = {
  totalOrders: number;
  pendingOrders: number;
  totalProducts: number;
  /** Everything captured so far, less what of it was refunded since. */
  revenue: Cents;
  /** The same money by the local day of its capture, the oldest first and today last. */
  days: DayRevenue[];
};

/** The goods of a shop, for those who look after nothing else. */
export type CatalogFigures = { products: number; hidden: number; withoutPicture: number };

export type RecentOrder = {
  id: string;
  orderNumber: number;
  customerName: string;
  createdAt: Date;
  total: Cents;
  status: OrderStatus;
};
