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

/** How the admin area names a kind. */
export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  order_confirmation: 'Order confirmation',
  new_order: 'New order, to you',
  payment_pending: 'Payment being checked',
  refund: 'Refund',
  order_completed: 'Order completed',
  order_cancelled: 'Order cancelled',
  order_link: 'Link to the order',
};
