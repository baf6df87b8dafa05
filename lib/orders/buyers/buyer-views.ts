// Customers as the shop's people see them: plain data for pages and components.
import type { Cents } from '@/lib/money/cents';
import type { OrderRowView } from '@/lib/orders/order-views';

export type BuyerRow = {
  id: string;
  /** In lower case. */
  email: string;
  /** As in the latest order. */
  name: string;
  /** Paid ones, and those that cost nothing. */
  orderCount: number;
  /** What was paid, less what went back. */
  paidCents: Cents;
  lastOrderAt: Date;
  /** A code that was sent to the address came back: an account has it. */
  isProven: boolean;
};

export type BuyerPage = {
  buyers: BuyerRow[];
  count: number;
  hasMoreThanCounted: boolean;
  /** Cursors of the pages before and after; null at the end. */
  before: string | null;
  after: string | null;
};

export type BuyerView = BuyerRow & {
  note: string;
  /** Of the note; 0 without one. */
  noteVersion: number;
  phone: string;
  /** The newest, also unpaid ones; without test orders. */
  orders: OrderRowView[];
  hasMoreOrders: boolean;
};
