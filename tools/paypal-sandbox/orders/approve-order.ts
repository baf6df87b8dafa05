import { z } from 'zod';
import { findBuyer } from '../buyers';
import { PayPalError, resourceNotFound, unprocessable } from '../http/errors';
import { type Answer, type Call, header } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { timestamp } from '../ids';
import { issueToken } from '../oauth';
import { permissionDenied, type RouteContext } from '../route-context';
import type { SandboxState } from '../state';
import { announceApproval } from '../webhooks/webhook-events';

const approvalBody = z.object({
  token: z.string(),
  choice: z.enum(['approve', 'decline']).default('approve'),
  buyer: z.string().optional(),
});

function isOwnPage(state: SandboxState, call: Call): boolean {
  const origin = header(call, 'origin');
  return origin === undefined || origin === state.publicUrl || origin === `http://${header(call, 'host')}`;
}

/** The shop's return address with what PayPal appends to it. */
function withResult(address: string, orderId: string, payerId: string): string {
  const url = new URL(address);
  url.searchParams.set('token', orderId);
  url.searchParams.set('PayerID', payerId);
  return url.href;
}

/**
 * `POST /checkoutnow/approve` with `{ token, choice?: 'approve' | 'decline', buyer? }`, sent by the approval
 * window. After 'decline' the order is approved, but its capture will be refused. An order may be approved again
 * until it is captured. Throws 403 for another site's page, 404, 422.
 */
export function approveOrder({ state, call }: RouteContext): Answer {
  if (!isOwnPage(state, call)) throw permissionDenied();
  const body = validate(approvalBody, parseJson(call.rawBody));
  const order = state.orders.get(body.token);
  if (!order) throw resourceNotFound();
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  const buyer = findBuyer(body.buyer);
  if (!buyer) throw new PayPalError(400, [{ issue: 'INVALID_PARAMETER_VALUE', field: '/buyer' }]);

  order.status = 'APPROVED';
  order.approval = { buyer, instrument: body.choice === 'decline' ? 'declined' : buyer.instrument };
  order.updateTime = timestamp();
  announceApproval(state, order);
  const returnUrl = order.experience.return_url;
  return {
    status: 200,
    body: {
      orderID: order.id,
      payerID: buyer.payerId,
      paymentSource: 'paypal',
      facilitatorAccessToken: issueToken(state, order.clientId, order.id),
      returnUrl: returnUrl ? withResult(returnUrl, order.id, buyer.payerId) : null,
    },
  };
}
