import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { newResourceId } from '../ids';
import { makeCertificate, ownCertificate, type SigningCertificate } from './certificate';
import { postMessage } from './post-message';
import { signMessage } from './sign-message';
import type {
  Delivery,
  SenderOptions,
  SendingRules,
  SignedMessage,
  StoredWebhook,
  WebhookSender,
} from './webhook-message';

const keptDeliveries = 10_000;
const pauses = [500, 1_000, 2_000, 4_000, 8_000];
const usualRules = (): SendingRules => ({
  isHeld: false,
  copies: 1,
  drop: 0,
  forge: 0,
  intercept: 0,
});

let stranger: SigningCertificate | undefined;

function shuffled<Item>(items: readonly Item[]): Item[] {
  const result: Item[] = [];
  for (const item of items) result.splice(randomInt(result.length + 1), 0, item);
  return result;
}

function newController(): AbortController {
  const controller = new AbortController();
  // One listener for each webhook on its way.
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Sends webhooks to the registered addresses, with a few retries unless the answer is 2xx. */
export function createWebhookSender({ webhooks, apiUrl }: SenderOptions): WebhookSender {
  let stopping = newController();
  const bodies = new Map<string, string>();
  const rules = usualRules();
  const deliveries: Delivery[] = [];
  const intercepted: SignedMessage[] = [];

  async function post(delivery: Delivery): Promise<boolean> {
    const { signal } = stopping;
    const body = bodies.get(delivery.eventId);
    // A reset has removed it since.
    if (body === undefined) return true;
    const own = ownCertificate();
    if (delivery.isForged) stranger ??= makeCertificate();
    const { privateKey } = delivery.isForged && stranger ? stranger : own;
    const certificateUrl = `${apiUrl()}/v1/notifications/certs/${own.id}`;
    const headers = signMessage({ webhookId: delivery.webhookId, body, privateKey, certificateUrl });
    if (rules.intercept > 0) {
      rules.intercept -= 1;
      intercepted.push({ url: delivery.url, headers, body });
      delivery.state = 'dropped';
      return true;
    }
    delivery.state = 'sending';
    delivery.attempts += 1;
    delivery.status = await postMessage({ url: delivery.url, headers, body, signal });
    const isTaken = delivery.status >= 200 && delivery.status < 300;
    delivery.state = isTaken ? 'delivered' : 'failed';
    return isTaken;
  }

  async function retry(delivery: Delivery): Promise<void> {
    const { signal } = stopping;
    for (const pause of pauses) {
      await wait(pause, undefined, { signal, ref: false });
      if (await post(delivery)) return;
    }
  }

  /** Resolves after the first try; the retries go on in the background, and end when the sender stops. */
  async function deliver(delivery: Delivery): Promise<void> {
    if (!(await post(delivery))) retry(delivery).catch(() => undefined);
  }

  function newDelivery(webhook: StoredWebhook, event: { id: string; eventType: string }): Delivery {
    const isDropped = rules.drop > 0;
    const isForged = !isDropped && rules.forge > 0;
    if (isDropped) rules.drop -= 1;
    if (isForged) rules.forge -= 1;
    const delivery: Delivery = {
      id: newResourceId(),
      webhookId: webhook.id,
      url: webhook.url,
      eventId: event.id,
      eventType: event.eventType,
      state: isDropped ? 'dropped' : rules.isHeld ? 'held' : 'sending',
      isForged,
      attempts: 0,
      status: 0,
    };
    deliveries.push(delivery);
    return delivery;
  }

  function forgetOldest(): void {
    for (const { eventId } of deliveries.splice(0, Math.max(0, deliveries.length - keptDeliveries))) {
      if (!deliveries.some((delivery) => delivery.eventId === eventId)) bodies.delete(eventId);
    }
  }

  return {
    rules,
    deliveries,
    intercepted,
    send(event) {
      for (const webhook of webhooks()) {
        const { clientId, eventTypes } = webhook;
        const isWanted = eventTypes.includes('*') || eventTypes.includes(event.eventType);
        if (clientId !== event.clientId || !isWanted) continue;
        bodies.set(event.id, JSON.stringify(event.body));
        for (let copy = 0; copy < rules.copies; copy += 1) {
          const delivery = newDelivery(webhook, event);
          // Send after the work that the webhook is about: that work completes first.
          if (delivery.state === 'sending') setImmediate(() => void deliver(delivery));
        }
      }
      forgetOldest();
    },
    async release(order) {
      rules.isHeld = false;
      const held = deliveries.filter(({ state }) => state === 'held');
      const sorted = order === 'reversed' ? held.toReversed() : order === 'shuffled' ? shuffled(held) : held;
      for (const delivery of sorted) await deliver(delivery);
      return sorted.length;
    },
    async resend(eventId) {
      const sent = deliveries.filter((delivery) => delivery.eventId === eventId);
      const addresses = new Map(sent.map(({ webhookId, url }) => [webhookId, url]));
      for (const [id, url] of addresses) {
        const eventType = sent[0]?.eventType ?? '';
        await deliver(newDelivery({ id, url, clientId: '', eventTypes: [] }, { id: eventId, eventType }));
      }
      return addresses.size;
    },
    reset() {
      stopping.abort();
      stopping = newController();
      Object.assign(rules, usualRules());
      deliveries.length = 0;
      intercepted.length = 0;
      bodies.clear();
    },
    stop: () => stopping.abort(),
  };
}
