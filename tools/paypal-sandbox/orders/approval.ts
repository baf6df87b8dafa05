import { randomBytes } from 'node:crypto';
import type { Answer } from '../http/http-messages';
import type { RouteContext } from '../route-context';
import { type ApprovalReply, orderPage, problemPage } from './approval-page';

function page(status: number, render: (nonce: string) => string): Answer {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    status,
    text: { type: 'text/html; charset=utf-8', content: render(nonce) },
    headers: { 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' },
  };
}

/** The page that the window reports to; null unless the address names a web origin exactly. */
function replyTo(query: URLSearchParams): ApprovalReply | null {
  const origin = query.get('origin');
  const channel = query.get('channel');
  if (origin === null || channel === null || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.origin === origin ? { origin, channel } : null;
}

/** `GET /checkoutnow?token=…`: the page on which the buyer approves, declines or cancels. */
export function showApproval({ state, call }: RouteContext): Answer {
  const query = call.url.searchParams;
  const reply = replyTo(query);
  const problem = (status: number, message: string) =>
    page(status, (nonce) => problemPage({ nonce, reply, message }));
  const order = state.orders.get(query.get('token') ?? '');
  if (!order) return problem(404, 'PayPal does not know this order.');
  // A shop's script may only show orders made with the same client id.
  const clientId = query.get('client');
  if (clientId !== null && clientId !== order.clientId) {
    return problem(403, 'This order was made by another PayPal account than the one of the button.');
  }
  if (order.status === 'COMPLETED') return problem(422, 'This order has already been paid.');
  return page(200, (nonce) => orderPage({ nonce, reply, order }));
}
