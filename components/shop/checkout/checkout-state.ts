import type { CheckoutField } from '@/lib/orders/checkout/checkout-fields';

/** What the checkout shows beside its form. */
export type CheckoutState = {
  message: string | null;
  /** What to do next, shown after the message. */
  hint: string | null;
  /** Whether the message is about a line of the cart, which can be changed there. */
  isOfCart: boolean;
  fields: Partial<Record<CheckoutField, string>>;
  /** What is happening, in words for people; null when idle. */
  progress: string | null;
  isDone: boolean;
  /** The order that is paid already, but not by this page; null while unpaid. */
  paidOrderId: string | null;
  /** Whether that order differs from the one that was filled in here. */
  isOtherOrder: boolean;
};

/** No message, nothing in progress. */
export const IDLE: CheckoutState = {
  message: null,
  hint: null,
  isOfCart: false,
  fields: {},
  progress: null,
  isDone: false,
  paidOrderId: null,
  isOtherOrder: false,
};
