// The payment gateway on PayPal's Orders v2 API, with a shop's own account.
import 'server-only';
import { env } from '@/lib/env';
import { centsToDecimal } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { GatewayCapture, GatewayError, GatewayOrderRequest, PaymentGateway } from './gateway';
import { callPayPal, type PayPalCall, type PayPalCredentials } from './paypal-client';
import { capturedOrderReply, createdOrderReply, parsePayPalError } from './paypal-replies';

const RETRY_PAUSE = 250;
const LONGEST_ITEM_TEXT = 127;

const usd = (value: string) => ({ currency_code: 'USD', value });

function toGatewayError(error: unknown): GatewayError {
  const answer = parsePayPalError(error);
  if (answer === null) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'no answer' };
  }
  if (answer.status === 401 || answer.status === 403) {
    return { kind: 'misconfigured' };
  }
  return answer.status >= 500 || answer.status === 429 || answer.issue === 'UNREADABLE'
    ? { kind: 'unavailable', reason: `PayPal answered ${answer.status}` }
    : { kind: 'refused', issue: answer.issue };
}

function orderBody(request: GatewayOrderRequest): Record<string, unknown> {
  const { shipTo } = request;
  const total = centsToDecimal(request.amount);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: request.reference,
        custom_id: request.reference,
        invoice_id: request.invoiceNumber,
        amount: { ...usd(total), breakdown: { item_total: usd(total) } },
        items: request.lines.map((line) => ({
          name: line.name.slice(0, LONGEST_ITEM_TEXT),
          sku: line.sku.slice(0, LONGEST_ITEM_TEXT),
          quantity: String(line.quantity),
          unit_amount: usd(centsToDecimal(line.unitPrice)),
          category: 'PHYSICAL_GOODS',
        })),
        shipping: {
          name: { full_name: shipTo.name },
          address: {
            address_line_1: shipTo.address,
            admin_area_2: shipTo.city,
            admin_area_1: shipTo.state,
            postal_code: shipTo.zip,
            country_code: shipTo.country,
          },
        },
      },
    ],
  };
}

/** The gateway of one shop's PayPal account. */
export function payPalGateway(credentials: PayPalCredentials): PaymentGateway {
  /** Asks a second time when no usable answer came; the request id makes that the same call to PayPal. */
  async function call(request: PayPalCall): Promise<Result<unknown, GatewayError>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return ok(await callPayPal(credentials, env().PAYPAL_API_BASE, request));
      } catch (error) {
        const failure = toGatewayError(error);
        if (failure.kind !== 'unavailable' || attempt === 2) {
          return err(failure);
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
      }
    }
  }

  async function readCapture(
    reply: Result<unknown, GatewayError>,
  ): Promise<Result<GatewayCapture, GatewayError>> {
    if (!reply.ok) {
      return reply;
    }
    const capture = capturedOrderReply.safeParse(reply.value);
    return capture.success && capture.data
      ? ok(capture.data)
      : err({ kind: 'unavailable', reason: 'PayPal answered without a capture' });
  }

  return {
    async createOrder(request) {
      const reply = await call({
        verb: 'POST',
        path: '/v2/checkout/orders',
        body: orderBody(request),
        requestId: request.requestId,
      });
      if (!reply.ok) {
        return reply;
      }
      const created = createdOrderReply.safeParse(reply.value);
      return created.success
        ? ok({ gatewayOrderId: created.data.id })
        : err({ kind: 'unavailable', reason: 'PayPal answered without an order id' });
    },

    async capture(gatewayOrderId, requestId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(gatewayOrderId)}`;
      const reply = await call({ verb: 'POST', path: `${path}/capture`, body: {}, requestId });
      const isCapturedAlready =
        !reply.ok && reply.error.kind === 'refused' && reply.error.issue === 'ORDER_ALREADY_CAPTURED';
      return readCapture(isCapturedAlready ? await call({ verb: 'GET', path }) : reply);
    },
  };
}
