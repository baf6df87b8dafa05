// Statements of the platform's fees as a shop sees them: plain data. Safe for the browser.
import type { OrderId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';

/** Days from a statement to when it must be paid, and to each of its reminders. */
export const DAYS_TO_PAY = 14;
export const REMINDER_DAYS = [7, 14] as const;

export type StatementState = 'open' | 'overdue' | 'paid';

export type StatementView = {
  id: string;
  /** The platform's number, without a gap across shops. */
  number: number;
  /** Such as `2026-11`, in UTC. */
  month: string;
  fees: Cents;
  /** Without a sign. */
  returned: Cents;
  tax: { name: string; basisPoints: number; amount: Cents } | null;
  total: Cents;
  issuedAt: Date;
  dueAt: Date;
  paidAt: Date | null;
  state: StatementState;
};

/** A fee or a returned fee on a statement; a returned one is negative. */
export type StatementLine = {
  id: string;
  at: Date;
  orderId: OrderId;
  orderNumber: number;
  kind: 'fee' | 'returned';
  amount: Cents;
};

/** Where the platform's fees of a shop are, to the cent. Returned fees are taken off. */
export type FeeBalance = {
  /** What PayPal gave the platform with the captures. */
  atPayPal: Cents;
  /** On statements that are paid, with their taxes. */
  paid: Cents;
  /** On statements that are not paid, with their taxes. */
  open: Cents;
  /** On no statement yet; negative if more was returned than charged. */
  next: Cents;
};
