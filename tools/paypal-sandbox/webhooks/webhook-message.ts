// Webhooks: content, receiver, delivery.

/** A webhook as PayPal sends it, and the account that it is about. */
export type WebhookEvent = { id: string; eventType: string; clientId: string; body: object };

export type StoredWebhook = { id: string; clientId: string; url: string; eventTypes: string[] };

/** `status` is that of the last answer, 0 for none. */
export type Delivery = {
  id: string;
  webhookId: string;
  url: string;
  eventId: string;
  eventType: string;
  state: 'held' | 'dropped' | 'sending' | 'delivered' | 'failed';
  isForged: boolean;
  attempts: number;
  status: number;
};

/** How webhooks are sent; tests change it. */
export type SendingRules = {
  isHeld: boolean;
  /** How often each webhook is sent. */
  copies: number;
  /** How many of the next webhooks are lost, signed by somebody else, or signed and withheld from their shop. */
  drop: number;
  forge: number;
  intercept: number;
};

/** A webhook as sent over the wire. */
export type SignedMessage = { url: string; headers: Record<string, string>; body: string };

export type ReleaseOrder = 'in_order' | 'reversed' | 'shuffled';

export type WebhookSender = {
  rules: SendingRules;
  deliveries: Delivery[];
  /** Webhooks that were signed, and that an attacker holds instead of their shop. */
  intercepted: SignedMessage[];
  send(event: WebhookEvent): void;
  /** Sends the held webhooks one after the other; resolves when each has been tried once. */
  release(order: ReleaseOrder): Promise<number>;
  /** Sends an event again to every receiver it had; returns how many there are. */
  resend(eventId: string): Promise<number>;
  reset(): void;
  stop(): void;
};

export type SenderOptions = { webhooks: () => Iterable<StoredWebhook>; apiUrl: () => string };
