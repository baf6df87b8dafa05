import 'server-only';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { orderToken } from './order-path';

/** Holds the key to the order that this browser has just paid, for its success page only. */
export const ORDER_COOKIE = 'order_key';

/** Seconds: for as long as somebody may reload that page. The mail has the link for good. */
const LIFE = 24 * 60 * 60;

/**
 * The `Set-Cookie` header that lets a browser's success page show its order: bound to that one address, because the
 * address itself is no secret, and out of reach of scripts.
 */
export function orderCookie(headers: Headers, tenantId: string, orderId: string): string {
  const secure = sessionCookie(headers).options.secure ? '; Secure' : '';
  return `${ORDER_COOKIE}=${orderToken(tenantId, orderId)}; Path=/order-success/${orderId}; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${secure}`;
}
