// How a browser that has shown the key to an order keeps it: in cookies that belong to the order's own pages, out of
// reach of scripts, so that no address has to hold it.
import 'server-only';
import { pathCookieHeader, pathCookieName } from '@/lib/http/path-cookie';
import { orderPath, orderToken } from './order-path';

const NAME = 'order_key';

/** Seconds. The success page is for as long as somebody may reload it. */
const SUCCESS_LIFE = 24 * 60 * 60;
/** Seconds. Afterwards the link in the mail opens the order again. */
const PAGE_LIFE = 7 * 24 * 60 * 60;

/** The cookie's name on this site. Each order has its own under its own path. */
export const orderCookieName = (): string => pathCookieName(NAME);

const header = (path: string, maxAge: number, token: string) =>
  pathCookieHeader({ name: NAME, value: token, path, maxAge, sameSite: 'Lax' });

/** The `Set-Cookie` header that lets a browser open an order's page and receipt. */
export const orderPageCookie = (tenantId: string, orderId: string): string =>
  header(orderPath(orderId), PAGE_LIFE, orderToken(tenantId, orderId));

/** The same for the success page: its address is no secret, so it shows the order to whoever paid it only. */
export const orderSuccessCookie = (tenantId: string, orderId: string): string =>
  header(`/order-success/${orderId}`, SUCCESS_LIFE, orderToken(tenantId, orderId));
