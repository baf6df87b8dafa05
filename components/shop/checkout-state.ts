import type { CheckoutField } from '@/lib/orders/validate-checkout';

/** What the checkout shows beside its form. */
export type CheckoutState = {
  message: string | null;
  /** What helps after the message. */
  hint: string | null;
  fields: Partial<Record<CheckoutField, string>>;
  /** What is under way, in words for people; null when nothing is. */
  progress: string | null;
  isDone: boolean;
};

/** Nothing said, nothing under way. */
export const IDLE: CheckoutState = { message: null, hint: null, fields: {}, progress: null, isDone: false };
