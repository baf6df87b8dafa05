import type { CheckoutField } from '@/lib/orders/checkout/checkout-fields';

/** What the checkout shows beside its form. */
export type CheckoutState = {
  message: string | null;
  /** What helps after the message. */
  hint: string | null;
  fields: Partial<Record<CheckoutField, string>>;
  /** What is under way, in words for people; null when nothing is. */
  progress: string | null;
  isDone: boolean;
  /** The order that is paid already, and was not by this page; null while it is to be paid. */
  paidOrderId: string | null;
  /** Whether that is another order than the one that was filled in here. */
  isOtherOrder: boolean;
};

/** Nothing said, nothing under way. */
export const IDLE: CheckoutState = {
  message: null,
  hint: null,
  fields: {},
  progress: null,
  isDone: false,
  paidOrderId: null,
  isOtherOrder: false,
};
