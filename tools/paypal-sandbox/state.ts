import type { Buyer, Instrument } from './buyers';
import { createFaultQueue, type FaultQueue } from './faults';
import { createHeldAnswers, type HeldAnswers } from './held-answers';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency';
import type { Money } from './money';
import type { ExperienceContext, PurchaseUnit } from './validation';
import type { SenderOptions, StoredWebhook, WebhookSender } from './webhooks/webhook-message';

/** `isSandbox`: known under `/sandbox` only, as PayPal's sandbox knows its own accounts only. */
export type Account = {
  clientId: string;
  clientSecret: string;
  isSandbox?: boolean;
  /** May act for sellers who agree. */
  isPartner?: boolean;
};

/** A seller's account. `partners`: the client ids that may act for it. */
export type StoredSeller = { isEmailConfirmed: boolean; canReceive: boolean; partners: Set<string> };

/** A partner's invitation to a seller; `merchantId` once somebody has agreed. */
export type StoredReferral = {
  clientId: string;
  trackingId: string;
  returnUrl: string;
  merchantId: string | null;
};

export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

export type StoredOrder = {
  id: string;
  clientId: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  /** The status that the order returns to when its buyer's instrument is declined. */
  initialStatus: 'CREATED' | 'PAYER_ACTION_REQUIRED';
  status: OrderStatus;
  units: PurchaseUnit[];
  experience: ExperienceContext;
  approval?: { buyer: Buyer; instrument: Instrument };
  captureIds: string[];
  createTime: string;
  updateTime: string;
};

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

/** Amounts ending in `Minor` are in the currency's smallest unit. */
export type StoredCapture = {
  id: string;
  orderId: string;
  clientId: string;
  unitIndex: number;
  merchantId: string;
  status: CaptureStatus;
  pendingReason?: string;
  amount: Money;
  payPalFeeMinor: number;
  platformFeeMinor: number;
  refundedMinor: number;
  refundedPlatformFeeMinor: number;
  customId?: string;
  invoiceId?: string;
  createTime: string;
  updateTime: string;
};

export type StoredRefund = {
  id: string;
  captureId: string;
  clientId: string;
  status: 'COMPLETED';
  amount: Money;
  platformFeeMinor: number;
  totalRefundedMinor: number;
  customId?: string;
  invoiceId?: string;
  noteToPayer?: string;
  createTime: string;
};

/** `orderId` narrows a token to one order: the kind a browser receives. */
export type Token = { clientId: string; expiresAt: number; orderId?: string };

/** One line of the request log. `status` is 0 while unanswered and after a dropped connection. */
export type LoggedRequest = {
  at: string;
  method: string;
  path: string;
  operation: string;
  requestId: string | null;
  clientId: string | null;
  status: number;
};

export type SandboxState = {
  accounts: readonly Account[];
  blockDuplicateInvoices: boolean;
  /** Origin used in links; known only once the server listens. */
  publicUrl: string;
  /** Origin for servers, which also serves the certificate. */
  apiUrl: string;
  tokens: Map<string, Token>;
  orders: Map<string, StoredOrder>;
  captures: Map<string, StoredCapture>;
  refunds: Map<string, StoredRefund>;
  sellers: Map<string, StoredSeller>;
  referrals: Map<string, StoredReferral>;
  idempotency: IdempotencyStore;
  faults: FaultQueue;
  held: HeldAnswers;
  webhooks: Map<string, StoredWebhook>;
  sender: WebhookSender;
  requests: LoggedRequest[];
};

/** An empty sandbox for these accounts; no accounts means that every pair of id and secret is accepted. */
export function createState(
  accounts: readonly Account[],
  blockDuplicateInvoices: boolean,
  createSender: (options: SenderOptions) => WebhookSender,
): SandboxState {
  const webhooks = new Map<string, StoredWebhook>();
  const state: SandboxState = {
    accounts,
    blockDuplicateInvoices,
    publicUrl: '',
    apiUrl: '',
    tokens: new Map(),
    orders: new Map(),
    captures: new Map(),
    refunds: new Map(),
    sellers: new Map(),
    referrals: new Map(),
    idempotency: createIdempotencyStore(),
    faults: createFaultQueue(),
    held: createHeldAnswers(),
    webhooks,
    sender: createSender({ webhooks: () => webhooks.values(), apiUrl: () => state.apiUrl }),
    requests: [],
  };
  return state;
}

/**
 * Forgets all payments, faults, messages and logged requests, and releases the held answers. Access tokens stay
 * valid, because clients cache them; webhooks stay registered, and sellers connected.
 */
export function resetState(state: SandboxState): void {
  state.orders.clear();
  state.captures.clear();
  state.refunds.clear();
  state.idempotency.clear();
  state.faults.clear();
  state.held.release();
  state.sender.reset();
  state.requests.length = 0;
}

/** True if a client id may be used at all. */
export function isKnownClient(state: SandboxState, clientId: string): boolean {
  if (state.accounts.length === 0) return clientId !== '';
  return state.accounts.some((account) => account.clientId === clientId);
}
