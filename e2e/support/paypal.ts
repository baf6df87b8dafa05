// The PayPal stand-in's controls: scripted faults, and its ledger.
import { payPalControl } from '../../tools/paypal-sandbox/client';

const control = payPalControl(process.env.E2E_PAYPAL_URL ?? '');

/** Makes the next `times` calls of an operation fail. */
export const breakPayPal = (
  path: 'create' | 'capture' | 'refund' | 'oauth' | 'createWebhook',
  fault: object,
  times = 10,
) => control('POST', 'faults', { path, times, ...fault });

export const mendPayPal = () => control('DELETE', 'faults');

export const payPalLedger = () => control('GET', 'ledger');

/** How PayPal's webhooks are sent: `hold`, `release`, `duplicate`, `drop`, `forge`. */
export const payPalMessages = (rule: string, body: object = {}) => control('POST', `webhooks/${rule}`, body);

/** Sends each webhook once and at once again; held ones are dropped. */
export const usualPayPalMessages = () => control('DELETE', 'webhooks');

/** The webhooks that were sent, and their answers. */
export const payPalDeliveries = () => control('GET', 'webhooks');
