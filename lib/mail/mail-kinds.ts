// The mails that an order causes. Safe for the browser.

export const MAIL_KINDS = [
  'order_confirmation',
  'new_order',
  'payment_pending',
  'refund',
  'order_completed',
  'order_cancelled',
  'order_link',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
