// The PayPal stand-in's controls: scripted faults, and what it has booked.
import { payPalControl } from '../../tools/paypal-sandbox/client';

const control = payPalControl(process.env.E2E_PAYPAL_URL ?? '');

/** Makes the next `times` calls of an operation go wrong. */
export const breakPayPal = (
  path: 'create' | 'capture' | 'refund' | 'oauth' | 'createWebhook',
  fault: object,
  times = 10,
) => control('POST', 'faults', { path, times, ...fault });

export const mendPayPal = () => control('DELETE', 'faults');

export const payPalLedger = () => control('GET', 'ledger');

/** How PayPal's messages are sent: `hold`, `release`, `duplicate`, `drop`, `forge`. */
export const payPalMessages = (rule: string, body: object = {}) => control('POST', `webhooks/${rule}`, body);

/** Back to sending each message once, at once; what was held is forgotten. */
export const usualPayPalMessages = () => control('DELETE', 'webhooks');

/** The messages that were sent, and how they were answered. */
export const payPalDeliveries = () => control('GET', 'webhooks');
