// Registers and removes the webhook for a shop's messages at PayPal.
import 'server-only';
import { z } from 'zod';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { callPayPal, type PayPalCall, type PayPalCredentials } from './paypal-client';
import { payPalApiOf } from './paypal-environment';
import { toGatewayError } from './paypal-gateway';
import { parsePayPalError } from './paypal-replies';
import { WEBHOOK_EVENT_TYPES } from './webhook-event-types';

const PATH = '/v1/notifications/webhooks';

const webhook = z.object({ id: z.string().min(1).max(100) });
const webhookList = z.object({
  webhooks: z.array(
    webhook.extend({ url: z.string(), event_types: z.array(z.object({ name: z.string() })).default([]) }),
  ),
});
type ListedWebhook = z.infer<typeof webhookList>['webhooks'][number];

/** PayPal's wildcard for all event types. */
const ALL_TYPES = '*';

function isComplete({ event_types: types }: ListedWebhook, wanted: readonly string[]): boolean {
  const names = new Set(types.map(({ name }) => name));
  return names.has(ALL_TYPES) || wanted.every((name) => names.has(name));
}

/** `refused`: PayPal does not accept the address, such as one that is not public. */
export type WebhookError = 'refused' | 'unavailable';

async function call<Reply>(
  credentials: PayPalCredentials,
  request: PayPalCall,
  schema: z.ZodType<Reply>,
): Promise<Result<Reply, { code: WebhookError; issue: string | null }>> {
  try {
    const api = payPalApiOf(credentials.environment ?? null);
    const reply = schema.safeParse(await callPayPal(credentials, api, request));
    return reply.success ? ok(reply.data) : err({ code: 'unavailable', issue: null });
  } catch (error) {
    const { kind } = toGatewayError(error);
    const paypal = parsePayPalError(error);
    logger().warn({ event: 'paypal.webhook_call_failed', verb: request.verb, kind, paypal });
    return err({ code: kind === 'unavailable' ? 'unavailable' : 'refused', issue: paypal?.issue ?? null });
  }
}

/**
 * Registers `url` as the webhook of an account and returns its id, also if it was registered before. An old
 * registration that lacks an event type is replaced, so that no event is missed.
 */
export async function registerWebhook(
  credentials: PayPalCredentials,
  url: string,
  types: readonly string[] = WEBHOOK_EVENT_TYPES,
): Promise<Result<string, WebhookError>> {
  const body = { url, event_types: types.map((name) => ({ name })) };
  const create = () => call(credentials, { verb: 'POST', path: PATH, body }, webhook);
  const created = await create();
  if (created.ok) {
    return ok(created.value.id);
  }
  if (created.error.issue !== 'WEBHOOK_URL_ALREADY_EXISTS') {
    return err(created.error.code);
  }
  const listed = await call(credentials, { verb: 'GET', path: PATH }, webhookList);
  if (!listed.ok) {
    return err(listed.error.code);
  }
  const known = listed.value.webhooks.find((one) => one.url === url);
  if (known === undefined || isComplete(known, types)) {
    return known ? ok(known.id) : err('refused');
  }
  await removeWebhook(credentials, known.id);
  const anew = await create();
  return anew.ok ? ok(anew.value.id) : err(anew.error.code);
}

/** Removes a webhook, if possible. After a failure, further messages are refused by their signature. */
export async function removeWebhook(credentials: PayPalCredentials, webhookId: string): Promise<void> {
  const path = `${PATH}/${encodeURIComponent(webhookId)}`;
  await call(credentials, { verb: 'DELETE', path }, z.unknown());
}
