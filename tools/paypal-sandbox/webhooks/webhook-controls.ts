import { z } from 'zod';
import { type Answer, wrongInput } from '../http/http-messages';
import type { SandboxState } from '../state';

const releaseBody = z.strictObject({
  order: z.enum(['in_order', 'reversed', 'shuffled']).default('in_order'),
});
const timesBody = z.strictObject({ times: z.int().min(0).max(1_000) });
const resendBody = z.strictObject({ eventId: z.string() });

/**
 * How webhooks are sent, under `/__control/webhooks`: `hold` and `release`; `duplicate` sends each so many times;
 * `drop`, `forge` and `intercept` apply to the next so many; `resend` an event. GET lists what was sent, and under
 * `intercepted` what was signed and withheld from its shop; DELETE clears all rules.
 */
export async function handleWebhookControl(
  { sender, webhooks }: SandboxState,
  operation: string,
  body: unknown = {},
): Promise<Answer | null> {
  const { rules, deliveries, intercepted } = sender;
  switch (operation) {
    case 'GET webhooks':
      return { status: 200, body: { webhooks: [...webhooks.values()], rules, deliveries } };
    case 'GET webhooks/intercepted':
      return { status: 200, body: { messages: intercepted } };
    case 'DELETE webhooks':
      sender.reset();
      return { status: 204 };
    case 'POST webhooks/hold':
      rules.isHeld = true;
      return { status: 204 };
    case 'POST webhooks/release': {
      const release = releaseBody.safeParse(body);
      if (!release.success) return wrongInput(release.error);
      return { status: 200, body: { released: await sender.release(release.data.order) } };
    }
    case 'POST webhooks/resend': {
      const resend = resendBody.safeParse(body);
      if (!resend.success) return wrongInput(resend.error);
      return { status: 200, body: { sent: await sender.resend(resend.data.eventId) } };
    }
    case 'POST webhooks/duplicate':
    case 'POST webhooks/drop':
    case 'POST webhooks/forge':
    case 'POST webhooks/intercept': {
      const parsed = timesBody.safeParse(body);
      if (!parsed.success) return wrongInput(parsed.error);
      const { times } = parsed.data;
      if (operation.endsWith('duplicate')) rules.copies = times;
      else if (operation.endsWith('drop')) rules.drop = times;
      else if (operation.endsWith('forge')) rules.forge = times;
      else rules.intercept = times;
      return { status: 200, body: { rules } };
    }
    default:
      return null;
  }
}
