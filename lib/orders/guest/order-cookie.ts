import 'server-only';
import { type CookieReader, setCookieHeader, siteCookieName } from '@/lib/http/site-cookies';
import type { OrderId, TenantId } from '@/lib/ids';
import { orderOfToken, orderToken } from './order-path';

/** Seconds: for as long as somebody may reload that page. The mail has the link for good. */
const LIFE = 24 * 60 * 60;

/** A browser that pays for more within a day finds the others by their mails. */
const MOST_ORDERS = 5;

/** Holds the keys to the orders that this browser has just paid, for their success pages only. */
const cookieName = () => siteCookieName('order_key');

const tokensIn = (readCookie: CookieReader): string[] =>
  (readCookie(cookieName()) ?? '').slice(0, 2_000).split('~').slice(0, MOST_ORDERS);

/**
 * The `Set-Cookie` header that lets a browser's success page show its order, because that page's address is no secret.
 * Out of reach of scripts, and with the orders that were paid here before. One cookie, because __Host- is for the whole
 * host only.
 */
export function orderCookie(tenantId: TenantId, orderId: OrderId, readCookie: CookieReader): string {
  const others = tokensIn(readCookie).filter((token) => {
    const other = orderOfToken(tenantId, token);
    return other !== null && other !== orderId;
  });
  const tokens = [orderToken(tenantId, orderId), ...others].slice(0, MOST_ORDERS);
  return setCookieHeader({ name: cookieName(), value: tokens.join('~'), maxAge: LIFE });
}

/** The token of an order that this browser has paid; null for any other. */
export const paidOrderToken = (
  tenantId: TenantId,
  orderId: OrderId,
  readCookie: CookieReader,
): string | null =>
  tokensIn(readCookie).find((token) => orderOfToken(tenantId, token) === orderId.toLowerCase()) ?? null;
