// What a shop is sent, to whom, and how.

/** A message as PayPal sends it, and whose account it is about. */
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

/** How messages are sent, for tests to change. */
export type SendingRules = {
  isHeld: boolean;
  /** How often each message is sent. */
  copies: number;
  /** How many of the next messages are lost, signed by somebody else, or signed and kept from their shop. */
  drop: number;
  forge: number;
  intercept: number;
};

/** A message as it goes over the wire. */
export type SignedMessage = { url: string; headers: Record<string, string>; body: string };

export type ReleaseOrder = 'in_order' | 'reversed' | 'shuffled';

export type WebhookSender = {
  rules: SendingRules;
  deliveries: Delivery[];
  /** Messages that were signed, and that somebody has got hold of instead of their shop. */
  intercepted: SignedMessage[];
  send(event: WebhookEvent): void;
  /** Sends what was held, one after the other; resolves when each has been tried once. */
  release(order: ReleaseOrder): Promise<number>;
  /** Sends an event once more to everybody who was sent it; answers to how many. */
  resend(eventId: string): Promise<number>;
  reset(): void;
  stop(): void;
};

export type SenderOptions = { webhooks: () => Iterable<StoredWebhook>; apiUrl: () => string };
