// The mails that a shop sends, by what they are about. Safe for the browser.

/** About an order. They tell what its rows say when they leave. */
export const ORDER_MAIL_KINDS = [
  'order_confirmation',
  'new_order',
  'payment_pending',
  'refund',
  'order_completed',
  'order_cancelled',
  'order_link',
  'order_shipped',
  'pickup_ready',
  'shipment_corrected',
  'low_stock',
  'payment_link',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** To the shopper, about what the shop has done with an order: an order by hand may have nobody to write to. */
export const ORDER_DEED_MAILS = [
  'refund',
  'order_completed',
  'order_cancelled',
  'order_shipped',
  'pickup_ready',
  'shipment_corrected',
] as const satisfies readonly OrderMailKind[];

/** Those about one shipment of an order; their subject begins with its id. */
export const ORDER_SHIPMENT_MAILS = [
  'order_shipped',
  'pickup_ready',
  'shipment_corrected',
] as const satisfies readonly OrderMailKind[];

/** To a person, about their account in the shop. They tell what was known when they were owed. */
export const ACCOUNT_MAIL_KINDS = [
  'password_reset',
  'one_time_code',
  'account_notice',
  'team_invitation',
  'new_device',
  'security_notice',
  'opening_invitation',
  'fee_statement',
  'store_notice',
  'domain_notice',
  'domain_steps',
  'contact_message',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

export const MAIL_KINDS = [...ORDER_MAIL_KINDS, ...ACCOUNT_MAIL_KINDS] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Whether mails of this kind are to a person and not about an order. */
export const isAccountMailKind = (kind: MailKind): kind is AccountMailKind =>
  ACCOUNT_MAIL_KINDS.some((one) => one === kind);
