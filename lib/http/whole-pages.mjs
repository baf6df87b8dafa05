// @ts-check
// Pages that are rendered whole for each request. Next would begin its response with a prerendered shell and status
// 200, before it knows whether the order exists or the database answers. For browsers that `htmlLimitedBots` names,
// Next sends no shell first; so the middleware adds a name to the browser's own, and next.config.mjs lists that name.

import { WHOLE_PAGES } from './routes.mjs';

export const WHOLE_PAGE_MARK = 'makerfront-whole-page';

/**
 * The browser's name for Next. A mark that the client itself sends is dropped: it would make Next render cached pages
 * anew.
 *
 * @param {string} pathname
 * @param {string | null} userAgent
 */
export function userAgentFor(pathname, userAgent) {
  const claimed = userAgent ?? '';
  const own = claimed.toLowerCase().includes(WHOLE_PAGE_MARK) ? '' : claimed;
  return WHOLE_PAGES.test(pathname) ? `${own} ${WHOLE_PAGE_MARK}` : own;
}
