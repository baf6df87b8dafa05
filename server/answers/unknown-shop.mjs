// @ts-check
// The page of a host without a shop. Next answers "not found" with an empty document whose text its script renders;
// this page has its own title, language and text, and the same status. A former address of a shop leads on instead.
import { isUnknownHost, movedTo } from '../../lib/tenants/hosts/unknown-hosts.mjs';
import { plainPage } from './plain-page.mjs';
import { isHtml, keyOf, replaceAnswer } from './replace-answer.mjs';

/** The same texts as in lib/messages/en/tenant.ts; a test compares them. */
const TITLE = 'Store Not Found';
const TEXT = "The store you're looking for doesn't exist.";

/**
 * The cookie of a browser on a development host that remembers a shop. If the shop is gone, the page offers to forget
 * it.
 */
const REMEMBERED = /(^|; )(__Host-)?dev_tenant_slug=/;
/** The shop was chosen by this very address. */
const CHOSEN = /[?&]tenant=[^&]/;
const MOVED = 'This store has moved';
const WAY_OUT = { href: '/?tenant=', name: 'Go to Makerfront' };

/**
 * Replaces the empty "not found" of a host without a shop with a page that has text.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function explainUnknownShop(request, response) {
  replaceAnswer(
    response,
    (status) => status === 404 && isHtml(response) && isUnknownHost(keyOf(response)),
    (status) => {
      const origin = movedTo(keyOf(response));
      if (origin !== null && ['GET', 'HEAD'].includes(request.method ?? '')) {
        return led(`${origin}${request.url ?? '/'}`);
      }
      const isRemembered = REMEMBERED.test(request.headers.cookie ?? '') || CHOSEN.test(request.url ?? '');
      return { status, page: plainPage(TITLE, [TEXT], isRemembered ? WAY_OUT : null) };
    },
  );
}

/** @param {string} to with the path and the query that were asked for */
const led = (to) => ({ status: 308, page: plainPage(MOVED, [], null), headers: { Location: to } });
