// The interface to a payment provider, limited to what this product needs. Implemented in
// lib/payments/paypal/paypal-gateway.ts.
import type { Cents } from '@/lib/money/cents';
import type { PostalAddress } from '@/lib/postal-address';
import type { Result } from '@/lib/result';

export type GatewayOrderRequest = {
  /** Idempotency key: the same id returns the same gateway order. */
  requestId: string;
  /** Stored in the provider's records, to find the order from there. */
  reference: string;
  invoiceNumber: string;
  /** The name that the buyer sees while paying. */
  brandName: string;
  amount: Cents;
  /** The price of the items before any discount. */
  lines: readonly { name: string; sku: string | null; quantity: number; unitPrice: Cents }[];
  /** The parts of the amount: items + shipping + tax − discount − shippingDiscount. None is negative. */
  parts: { items: Cents; discount: Cents; shipping: Cents; shippingDiscount?: Cents; tax: Cents };
  /**
   * What the provider gives the platform with the capture. Only for a shop that is connected through the platform's
   * account; without it, or 0, nothing.
   */
  platformFee?: Cents;
  /** Null if nothing is sent. */
  shipTo: (PostalAddress & { name: string }) | null;
  /** Where the buyer's browser goes from the provider's own page; without it the shop's page opens a window. */
  returnTo?: { approved: string; cancelled: string };
};

/** `approvalUrl`: the provider's page on which the buyer approves; null if it names none. */
export type OpenedGatewayOrder = { gatewayOrderId: string; approvalUrl: string | null };

export type GatewayCapture = {
  id: string;
  /** The refunded statuses imply that the capture was completed before. */
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'OTHER';
  amount: Cents | null;
  currency: string;
  /** The provider's fee; null while it is unknown. */
  fee: Cents | null;
};

/**
 * The current state of an order at the provider. `OPEN`: not approved by the buyer. `CLOSED`: nobody can approve it
 * any more.
 */
export type GatewayOrder = {
  status: 'OPEN' | 'APPROVED' | 'COMPLETED' | 'CLOSED';
  capture: GatewayCapture | null;
  refunds: readonly GatewayRefund[];
};

/** A capture that was looked up, with its order and the order's reference. */
export type FoundCapture = {
  capture: GatewayCapture;
  gatewayOrderId: string | null;
  reference: string | null;
};

export type GatewayRefund = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'OTHER';
  amount: Cents | null;
  currency: string;
  /** The shop's reference from its request; null for a refund that was made on the provider's own pages. */
  reference: string | null;
  /** What the platform gave back of the fee it got with the capture; missing if the provider does not say. */
  platformFee?: Cents;
};

/** A refund that was looked up, with its capture; null if the provider does not name it. */
export type FoundRefund = GatewayRefund & { captureId: string | null };

export type GatewayRefundRequest = {
  /** Idempotency key: the same id returns the same refund. */
  requestId: string;
  /** Null refunds all that is left. */
  amount: Cents | null;
  reference: string;
  /** A text for the buyer; may be empty. */
  note: string;
  /** What the platform gives back of the fee it got with the capture; without it, or 0, nothing. */
  platformFee?: Cents;
  /** The currency of that fee, which is the capture's; default: US dollars. */
  feeCurrency?: string;
};

/**
 * `unavailable`: no usable answer, so the result is unknown; retry with the same request id. `refused`: the provider
 * refused, with its own issue name. `misconfigured`: the provider does not accept the shop's account.
 */
export type GatewayError =
  | { kind: 'unavailable'; reason: string }
  | { kind: 'refused'; issue: string }
  | { kind: 'misconfigured' };

export interface PaymentGateway {
  createOrder(request: GatewayOrderRequest): Promise<Result<OpenedGatewayOrder, GatewayError>>;
  /** Captures an approved order; if it is captured already, returns that capture. */
  capture(gatewayOrderId: string, requestId: string): Promise<Result<GatewayCapture, GatewayError>>;
  /** The current state of an order; null if the provider does not know its id, or no longer. */
  findOrder(gatewayOrderId: string): Promise<Result<GatewayOrder | null, GatewayError>>;
  /** The current state of a capture; null if the provider does not know its id. */
  findCapture(captureId: string): Promise<Result<FoundCapture | null, GatewayError>>;
  /** Refunds a capture, in whole or in part. */
  refund(captureId: string, request: GatewayRefundRequest): Promise<Result<GatewayRefund, GatewayError>>;
  /** The current state of a refund; null if the provider does not know its id. */
  findRefund(refundId: string): Promise<Result<FoundRefund | null, GatewayError>>;
}
