// What this product needs of a payment provider, and no more. lib/payments/paypal/paypal-gateway.ts speaks to the
// real one.
import type { Cents } from '@/lib/money/cents';
import type { Result } from '@/lib/result';

export type GatewayOrderRequest = {
  /** The same id gives the same gateway order again. */
  requestId: string;
  /** Comes back in the provider's records, to find the order from there. */
  reference: string;
  invoiceNumber: string;
  /** Whose name the buyer sees while paying. */
  brandName: string;
  amount: Cents;
  /** What the items cost before any discount. */
  lines: readonly { name: string; sku: string | null; quantity: number; unitPrice: Cents }[];
  /** How the amount comes about: items + shipping + tax − discount. None is negative. */
  parts: { items: Cents; discount: Cents; shipping: Cents; tax: Cents };
  shipTo: {
    name: string;
    address: string;
    /** Empty for none. */
    addressLine2: string;
    city: string;
    state: string;
    zip: string;
    country: string;
  };
};

export type GatewayCapture = {
  id: string;
  /** A capture that was refunded has been completed before. */
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'OTHER';
  amount: Cents | null;
  currency: string;
  /** What the provider kept; null while it has not said. */
  fee: Cents | null;
};

/** An order as the provider has it now. `OPEN`: the buyer has not approved it; `CLOSED`: nobody can any more. */
export type GatewayOrder = {
  status: 'OPEN' | 'APPROVED' | 'COMPLETED' | 'CLOSED';
  capture: GatewayCapture | null;
  refunds: readonly GatewayRefund[];
};

/** A capture that was looked up, with the order that it is of and the reference that the order was opened with. */
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
  /** What the shop gave with its request; null for a refund that was made at the provider's own pages. */
  reference: string | null;
};

/** A refund that was looked up, with the capture that it is of; null if the provider does not say. */
export type FoundRefund = GatewayRefund & { captureId: string | null };

export type GatewayRefundRequest = {
  /** The same id gives the same refund again. */
  requestId: string;
  /** Null for all that is left. */
  amount: Cents | null;
  reference: string;
  /** What the buyer reads with it; may be empty. */
  note: string;
};

/**
 * `unavailable`: no usable answer, so nobody knows whether it happened; ask again with the same request id.
 * `refused`: the provider said no, with its own issue name. `misconfigured`: it does not know the shop.
 */
export type GatewayError =
  | { kind: 'unavailable'; reason: string }
  | { kind: 'refused'; issue: string }
  | { kind: 'misconfigured' };

export interface PaymentGateway {
  createOrder(request: GatewayOrderRequest): Promise<Result<{ gatewayOrderId: string }, GatewayError>>;
  /** Takes the money of an approved order; for one already captured, answers that capture. */
  capture(gatewayOrderId: string, requestId: string): Promise<Result<GatewayCapture, GatewayError>>;
  /** An order as it stands now; null if the provider knows none of that id, or none any more. */
  findOrder(gatewayOrderId: string): Promise<Result<GatewayOrder | null, GatewayError>>;
  /** A capture as it stands now; null if the provider knows none of that id. */
  findCapture(captureId: string): Promise<Result<FoundCapture | null, GatewayError>>;
  /** Gives money of a capture back to its buyer. */
  refund(captureId: string, request: GatewayRefundRequest): Promise<Result<GatewayRefund, GatewayError>>;
  /** A refund as it stands now; null if the provider knows none of that id. */
  findRefund(refundId: string): Promise<Result<FoundRefund | null, GatewayError>>;
}
