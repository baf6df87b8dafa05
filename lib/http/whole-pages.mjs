// @ts-check
// Pages that are rendered whole for each request. Next would begin them with a prerendered shell, and with it a status
// of 200, before it knows whether there is such an order, or a database. It leaves the shell away for browsers that
// `htmlLimitedBots` names, so the middleware adds a name to the browser's own, and next.config.mjs says that name.

import { WHOLE_PAGES } from './routes.mjs';

export const WHOLE_PAGE_MARK = 'makerfront-whole-page';

/**
 * The name of the browser as Next is to read it. What a client says of the mark by itself counts for nothing: a page
 * that is kept would be rendered anew for it.
 *
 * @param {string} pathname
 * @param {string | null} userAgent
 */
export function userAgentFor(pathname, userAgent) {
  const claimed = userAgent ?? '';
  const own = claimed.toLowerCase().includes(WHOLE_PAGE_MARK) ? '' : claimed;
  return WHOLE_PAGES.test(pathname) ? `${own} ${WHOLE_PAGE_MARK}` : own;
}
