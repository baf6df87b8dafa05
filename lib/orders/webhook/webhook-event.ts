// What PayPal's messages of a shop's payments look like, as far as it is known before they are kept.
import { z } from 'zod';

/** Any message; what else it has is kept with it. */
export const webhookEnvelope = z
  .object({ id: z.string().min(1).max(100), event_type: z.string().min(1).max(100) })
  .catchall(z.json());

const APPROVAL_HEAD_START = 5_000;

/**
 * Milliseconds until a message is acted on. An approved payment is captured by the buyer's own window, which shows
 * what came of it; the message of the approval is for windows that were closed.
 */
export const headStart = (eventType: string): number =>
  eventType === 'CHECKOUT.ORDER.APPROVED' ? APPROVAL_HEAD_START : 0;
