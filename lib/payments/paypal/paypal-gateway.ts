// The payment gateway with PayPal's Orders v2 API and a shop's own account.
import 'server-only';
import type { z } from 'zod';
import { logger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { cents, centsToDecimal } from '@/lib/money/cents';
import type { GatewayCapture, GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { err, ok, type Result } from '@/lib/result';
import { startCall } from '@/lib/tracing/spans';
import { wait } from '@/lib/wait';
import { loggableId } from './loggable-id';
import { payPalAmount } from './paypal-amount';
import { callPayPal, type PayPalCall, type PayPalCredentials } from './paypal-client';
import { payPalApiOf } from './paypal-environment';
import { orderBody } from './paypal-order-body';
import {
  createdOrderReply,
  foundCaptureReply,
  foundRefundReply,
  orderReply,
  parsePayPalError,
  refundReply,
} from './paypal-replies';
import { cut, usd } from './paypal-text';

const RETRY_PAUSE = 250;
const LONGEST_NOTE = 255;

/** PayPal's issues for an id that it never issued, or has forgotten. */
const UNKNOWN_ISSUES = new Set(['INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND']);

/** PayPal's issues while another call about the same order is running, whose result is unknown yet. */
const UNDER_WAY_ISSUES = new Set(['ORDER_COMPLETION_IN_PROGRESS', 'RESOURCE_CONFLICT']);

const ALREADY_CAPTURED = 'ORDER_ALREADY_CAPTURED';

const unavailable = (reason: string): GatewayError => ({ kind: 'unavailable', reason });
const UNSURE = unavailable('an earlier call may still be at work at PayPal');
const WITHOUT_CAPTURE = unavailable('PayPal answered without a capture');

/** Turns an exception of a call into a gateway error. */
export function toGatewayError(error: unknown): GatewayError {
  const answer = parsePayPalError(error);
  if (answer === null) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'no answer' };
  }
  if (answer.status === 401 || answer.status === 403) {
    return { kind: 'misconfigured' };
  }
  const isUnderWay = answer.status === 409 || UNDER_WAY_ISSUES.has(answer.issue);
  return isUnderWay || answer.status >= 500 || answer.status === 429 || answer.issue === 'UNREADABLE'
    ? { kind: 'unavailable', reason: `PayPal answered ${answer.status}` }
    : { kind: 'refused', issue: answer.issue };
}

/** The path for the log, with ids shortened. */
const withoutIds = (path: string) =>
  path.replace(
    /\/(orders|captures|refunds)\/([^/]+)/g,
    (_, kind: string, id: string) => `/${kind}/${loggableId(id)}`,
  );

/** The gateway of one shop's PayPal account. */
export function payPalGateway(credentials: PayPalCredentials): PaymentGateway {
  const api = payPalApiOf(credentials.environment ?? null);
  /** Makes one call and parses its answer by `schema`; any other form counts as no usable answer. */
  async function callOnce<Reply>(
    request: PayPalCall,
    schema: z.ZodType<Reply>,
  ): Promise<Result<Reply, GatewayError>> {
    const measured = metrics().payPalCalls.startTimer({ verb: request.verb });
    const end = startCall('paypal', { 'http.request.method': request.verb });
    try {
      const reply = schema.safeParse(await callPayPal(credentials, api, request));
      measured({ result: reply.success ? 'ok' : 'unreadable' });
      end();
      return reply.success
        ? ok(reply.data)
        : err({ kind: 'unavailable', reason: 'PayPal gave an answer of an unknown form' });
    } catch (error) {
      const failure = toGatewayError(error);
      measured({ result: failure.kind });
      end(failure.kind);
      const { verb } = request;
      const path = withoutIds(request.path);
      logger().warn({ event: 'paypal.call_failed', verb, path, failure, paypal: parsePayPalError(error) });
      return err(failure);
    }
  }

  /**
   * Retries once without a usable answer; the request id makes both calls one for PayPal. `isUnsure`: the first call
   * may still be running, whatever the answer to the second.
   */
  async function callTwice<Reply>(
    request: PayPalCall,
    schema: z.ZodType<Reply>,
  ): Promise<{ reply: Result<Reply, GatewayError>; isUnsure: boolean }> {
    const first = await callOnce(request, schema);
    if (first.ok || first.error.kind !== 'unavailable') {
      return { reply: first, isUnsure: false };
    }
    await wait(RETRY_PAUSE);
    return { reply: await callOnce(request, schema), isUnsure: request.verb !== 'GET' };
  }

  /** The answer of `callTwice`; but a refusal counts as no answer if the first call may still be running. */
  async function call<Reply>(
    request: PayPalCall,
    schema: z.ZodType<Reply>,
  ): Promise<Result<Reply, GatewayError>> {
    const { reply, isUnsure } = await callTwice(request, schema);
    return isUnsure && !reply.ok ? err(UNSURE) : reply;
  }

  const pathOf = (gatewayOrderId: string) => `/v2/checkout/orders/${encodeURIComponent(gatewayOrderId)}`;

  /** Like `call`, but null if PayPal does not know the id. */
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

  /** The capture of an order whose capture request was refused with `refusal`. */
  async function captureOf(
    gatewayOrderId: string,
    refusal: Extract<GatewayError, { kind: 'refused' }>,
  ): Promise<Result<GatewayCapture, GatewayError>> {
    const found = await findOrder(gatewayOrderId);
    if (!found.ok) {
      // Even if the account is refused now, that proves nothing about the capture.
      return err(UNSURE);
    }
    if (found.value?.capture) {
      return ok(found.value.capture);
    }
    // PayPal captures only approved orders, and withdraws the approval when it declines. So for an open order no
    // running call can succeed any more, and the refusal is final.
    return found.value?.status === 'OPEN' && refusal.issue !== ALREADY_CAPTURED
      ? err(refusal)
      : err(WITHOUT_CAPTURE);
  }

  return {
    findOrder,

    async createOrder(request) {
      const { requestId, reference, amount, parts } = request;
      const money = payPalAmount(request);
      if (money.items === undefined) {
        // The buyer pays the right amount but sees no items. That is our bug, and no reason to block the payment.
        logger().error({ event: 'paypal.breakdown_omitted', reference, amount, parts });
      }
      const body = orderBody(request, money, credentials.seller);
      return call({ verb: 'POST', path: '/v2/checkout/orders', body, requestId }, createdOrderReply);
    },

    async capture(gatewayOrderId, requestId) {
      const path = `${pathOf(gatewayOrderId)}/capture`;
      const { reply, isUnsure } = await callTwice({ verb: 'POST', path, body: {}, requestId }, orderReply);
      if (!reply.ok) {
        const { error } = reply;
        if (error.kind === 'refused' && (isUnsure || error.issue === ALREADY_CAPTURED)) {
          return captureOf(gatewayOrderId, error);
        }
        return isUnsure ? err(UNSURE) : reply;
      }
      return reply.value.capture ? ok(reply.value.capture) : err(WITHOUT_CAPTURE);
    },

    refund(captureId, { requestId, amount, reference, note, platformFee = cents(0), feeCurrency = 'USD' }) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = {
        custom_id: reference,
        ...(amount !== null && { amount: usd(centsToDecimal(amount)) }),
        ...(note !== '' && { note_to_payer: cut(note, LONGEST_NOTE) }),
        ...(platformFee > 0 && {
          payment_instruction: {
            platform_fees: [{ amount: { currency_code: feeCurrency, value: centsToDecimal(platformFee) } }],
          },
        }),
      };
      return call({ verb: 'POST', path, body, requestId }, refundReply);
    },

    findCapture: (captureId) =>
      find(`/v2/payments/captures/${encodeURIComponent(captureId)}`, foundCaptureReply),

    findRefund: (refundId) => find(`/v2/payments/refunds/${encodeURIComponent(refundId)}`, foundRefundReply),
  };
}
