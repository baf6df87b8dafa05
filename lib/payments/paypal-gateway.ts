// The payment gateway on PayPal's Orders v2 API, with a shop's own account.
import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import { centsToDecimal } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { wait } from '@/lib/wait';
import type { GatewayError, GatewayOrderRequest, PaymentGateway } from './gateway';
import { callPayPal, type PayPalCall, type PayPalCredentials } from './paypal-client';
import { createdOrderReply, orderReply, parsePayPalError, refundReply } from './paypal-replies';

const RETRY_PAUSE = 250;
const LONGEST_ITEM_TEXT = 127;
const LONGEST_NOTE = 255;

/** What PayPal says of an id that it has never given out, or has forgotten. */
const UNKNOWN_ISSUES = new Set(['INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND']);

/** The beginning of a text, at the length PayPal takes and with no character cut in half. */
const cut = (text: string, longest = LONGEST_ITEM_TEXT) =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

const usd = (value: string) => ({ currency_code: 'USD', value });

/** What a call that threw means for the one who asked. */
export function toGatewayError(error: unknown): GatewayError {
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
    // Deprecated by PayPal, and kept: its successor under payment_source changes the order's first status and
    // its links.
    application_context: {
      brand_name: cut(request.brandName),
      shipping_preference: 'SET_PROVIDED_ADDRESS',
      user_action: 'PAY_NOW',
    },
    purchase_units: [
      {
        reference_id: request.reference,
        custom_id: request.reference,
        invoice_id: request.invoiceNumber,
        amount: { ...usd(total), breakdown: { item_total: usd(total) } },
        items: request.lines.map((line) => ({
          name: cut(line.name),
          sku: cut(line.sku),
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
  /** One call whose answer has the form that `schema` says; anything else is no usable answer. */
  async function callOnce<Reply>(
    request: PayPalCall,
    schema: z.ZodType<Reply>,
  ): Promise<Result<Reply, GatewayError>> {
    try {
      const reply = schema.safeParse(await callPayPal(credentials, env().PAYPAL_API_BASE, request));
      return reply.success
        ? ok(reply.data)
        : err({ kind: 'unavailable', reason: 'PayPal gave an answer of an unknown form' });
    } catch (error) {
      const failure = toGatewayError(error);
      const { verb, path } = request;
      logger().warn({ event: 'paypal.call_failed', verb, path, failure, paypal: parsePayPalError(error) });
      return err(failure);
    }
  }

  /** Asks a second time when no usable answer came; the request id makes that the same call to PayPal. */
  async function call<Reply>(
    request: PayPalCall,
    schema: z.ZodType<Reply>,
  ): Promise<Result<Reply, GatewayError>> {
    const first = await callOnce(request, schema);
    if (first.ok || first.error.kind !== 'unavailable') {
      return first;
    }
    await wait(RETRY_PAUSE);
    return callOnce(request, schema);
  }

  const pathOf = (gatewayOrderId: string) => `/v2/checkout/orders/${encodeURIComponent(gatewayOrderId)}`;

  /** Like `call`, with null where PayPal knows nothing of that id. */
  async function find<Reply>(
    path: string,
    schema: z.ZodType<Reply>,
  ): Promise<Result<Reply | null, GatewayError>> {
    const found = await call({ verb: 'GET', path }, schema);
    return !found.ok && found.error.kind === 'refused' && UNKNOWN_ISSUES.has(found.error.issue)
      ? ok(null)
      : found;
  }

  const findOrder: PaymentGateway['findOrder'] = (gatewayOrderId) => find(pathOf(gatewayOrderId), orderReply);

  return {
    findOrder,

    async createOrder(request) {
      const { requestId } = request;
      const body = orderBody(request);
      const created = await call(
        { verb: 'POST', path: '/v2/checkout/orders', body, requestId },
        createdOrderReply,
      );
      return created.ok ? ok({ gatewayOrderId: created.value.id }) : created;
    },

    async capture(gatewayOrderId, requestId) {
      const path = `${pathOf(gatewayOrderId)}/capture`;
      const captured = await call({ verb: 'POST', path, body: {}, requestId }, orderReply);
      const isCapturedAlready =
        !captured.ok &&
        captured.error.kind === 'refused' &&
        captured.error.issue === 'ORDER_ALREADY_CAPTURED';
      const reply = isCapturedAlready ? await findOrder(gatewayOrderId) : captured;
      if (!reply.ok) {
        return reply;
      }
      return reply.value?.capture
        ? ok(reply.value.capture)
        : err({ kind: 'unavailable', reason: 'PayPal answered without a capture' });
    },

    refund(captureId, { requestId, amount, reference, note }) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = {
        custom_id: reference,
        ...(amount !== null && { amount: usd(centsToDecimal(amount)) }),
        ...(note !== '' && { note_to_payer: cut(note, LONGEST_NOTE) }),
      };
      return call({ verb: 'POST', path, body, requestId }, refundReply);
    },

    findRefund: (refundId) => find(`/v2/payments/refunds/${encodeURIComponent(refundId)}`, refundReply),
  };
}
