import { z } from 'zod';
import { errorBody, resourceNotFound } from '../http/errors';
import type { Answer } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { newDebugId, newResourceId } from '../ids';
import { type AccountContext, permissionDenied, type RouteContext } from '../route-context';
import { ownCertificate } from './certificate';
import { isLocalName } from './post-message';
import type { StoredWebhook } from './webhook-message';

const longestList = 10;

const webhookBody = z.object({
  url: z.string().min(1).max(2_048),
  event_types: z.array(z.object({ name: z.string().min(1).max(50) })).min(1),
});

function view(publicUrl: string, webhook: StoredWebhook) {
  const self = `${publicUrl}/v1/notifications/webhooks/${webhook.id}`;
  return {
    id: webhook.id,
    url: webhook.url,
    event_types: webhook.eventTypes.map((name) => ({ name, status: 'ENABLED' })),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'delete', method: 'DELETE' },
    ],
  };
}

/** This older API has its own error names. */
const refusal = (name: string, message: string, details: object[] = []): Answer => ({
  status: 400,
  body: { name, message, debug_id: newDebugId(), details, links: [] },
});

/** PayPal accepts public https addresses only; the stand-in also accepts this machine's. */
function isTaken(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLocalName(hostname));
}

const ownWebhooks = ({ state, token }: AccountContext): StoredWebhook[] => {
  if (token.orderId !== undefined) throw permissionDenied();
  return [...state.webhooks.values()].filter(({ clientId }) => clientId === token.clientId);
};

/** `POST /v1/notifications/webhooks`: 201; an address can be registered once for an account. */
export function createWebhook(context: AccountContext): Answer {
  const { state, call, token } = context;
  const known = ownWebhooks(context);
  const { url, event_types } = validate(webhookBody, parseJson(call.rawBody));
  if (!isTaken(url)) {
    const details = [{ field: 'url', location: 'body', issue: 'Not a valid webhook URL' }];
    return refusal('VALIDATION_ERROR', 'Invalid data provided', details);
  }
  if (known.some((webhook) => webhook.url === url)) {
    return refusal('WEBHOOK_URL_ALREADY_EXISTS', 'Webhook URL already exists');
  }
  if (known.length >= longestList) {
    return refusal('WEBHOOK_NUMBER_LIMIT_EXCEEDED', 'You have reached the maximum number of webhooks');
  }
  const id = newResourceId();
  const webhook = { id, clientId: token.clientId, url, eventTypes: event_types.map(({ name }) => name) };
  state.webhooks.set(id, webhook);
  return { status: 201, body: view(state.publicUrl, webhook) };
}

/** `GET /v1/notifications/webhooks`: the webhooks of the caller's account. */
export function listWebhooks(context: AccountContext): Answer {
  const webhooks = ownWebhooks(context).map((webhook) => view(context.state.publicUrl, webhook));
  return { status: 200, body: { webhooks } };
}

/** `DELETE /v1/notifications/webhooks/{id}`: 204, or 404 for another account's. */
export function deleteWebhook(context: AccountContext): Answer {
  if (!ownWebhooks(context).some(({ id }) => id === context.resourceId)) throw resourceNotFound();
  context.state.webhooks.delete(context.resourceId);
  return { status: 204 };
}

/** `GET /v1/notifications/certs/{name}`: the certificate that signs webhooks. */
export function serveCertificate({ resourceId }: RouteContext): Answer {
  const { id, certificate } = ownCertificate();
  return resourceId === id
    ? { status: 200, text: { type: 'application/x-pem-file', content: certificate } }
    : { status: 404, body: errorBody(404) };
}
