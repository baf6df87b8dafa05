// The known part of PayPal's messages about a shop's payments, before they are stored.
import { z } from 'zod';

/** Any message; all its other fields are stored too. */
export const webhookEnvelope = z
  .object({ id: z.string().min(1).max(100), event_type: z.string().min(1).max(100) })
  .catchall(z.json());

const APPROVAL_HEAD_START = 5_000;

/**
 * Milliseconds until a message is handled. The buyer's own window captures an approved payment and shows the result;
 * the message about the approval is for windows that were closed.
 */
export const headStart = (eventType: string): number =>
  eventType === 'CHECKOUT.ORDER.APPROVED' ? APPROVAL_HEAD_START : 0;
