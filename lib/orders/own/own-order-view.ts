// An order in a shopper's list: plain data, for pages and components.
import type { Cents } from '@/lib/money/cents';
import type { GuestStanding } from '../guest/guest-standing';

export type OwnOrderRow = {
  id: string;
  orderNumber: number;
  createdAt: Date;
  standing: GuestStanding;
  totalCents: Cents;
  /** The first lines. */
  lines: { name: string; imageUrl: string | null }[];
  moreLines: number;
  pieces: number;
  /** Whether money was taken, so that there is a receipt. */
  isPaid: boolean;
};

export type OwnOrderPage = { orders: OwnOrderRow[]; newer: string | null; older: string | null };
