import 'server-only';
import { type CookieReader, setCookieHeader, siteCookieName } from '@/lib/http/site-cookies';
import type { OrderId, TenantId } from '@/lib/ids';
import { orderOfToken, orderToken } from './order-path';

/** Seconds in which the shopper may reload the success page. The link in the mail does not expire. */
const LIFE = 24 * 60 * 60;

/** The most orders in the cookie. For more within a day, the shopper uses the links in the mails. */
const MOST_ORDERS = 5;

/** The cookie with the tokens of the orders that this browser has just paid, for their success pages only. */
const cookieName = () => siteCookieName('order_key');

const tokensIn = (readCookie: CookieReader): string[] =>
  (readCookie(cookieName()) ?? '').slice(0, 2_000).split('~').slice(0, MOST_ORDERS);

/**
 * The `Set-Cookie` header that lets a browser's success page show its order, because that page's address is no secret.
 * HttpOnly. It keeps the orders that were paid here before, all in one cookie, because a __Host- cookie cannot be
 * limited to a path.
 */
export function orderCookie(tenantId: TenantId, orderId: OrderId, readCookie: CookieReader): string {
  const others = tokensIn(readCookie).filter((token) => {
    const other = orderOfToken(tenantId, token);
    return other !== null && other !== orderId;
  });
  const tokens = [orderToken(tenantId, orderId), ...others].slice(0, MOST_ORDERS);
  return setCookieHeader({ name: cookieName(), value: tokens.join('~'), maxAge: LIFE });
}

/** The token of an order that this browser has paid; null for any other order. */
export const paidOrderToken = (
  tenantId: TenantId,
  orderId: OrderId,
  readCookie: CookieReader,
): string | null =>
  tokensIn(readCookie).find((token) => orderOfToken(tenantId, token) === orderId.toLowerCase()) ?? null;
