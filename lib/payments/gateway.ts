// What this product needs of a payment provider, and no more. lib/payments/paypal-gateway.ts speaks to the
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
  lines: readonly { name: string; sku: string; quantity: number; unitPrice: Cents }[];
  shipTo: { name: string; address: string; city: string; state: string; zip: string; country: string };
};

export type GatewayCapture = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'OTHER';
  amount: Cents | null;
  currency: string;
  /** What the provider kept; null while it has not said. */
  fee: Cents | null;
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
  /** The capture of an order as it stands now; null if there is none yet. */
  findCapture(gatewayOrderId: string): Promise<Result<GatewayCapture | null, GatewayError>>;
}
