// @ts-check
// The page of a host that is no shop's. Next answers a "not found" with an empty document whose words its script draws;
// this one has title, language and words of its own, and the same status.
import { isUnknownHost } from '../../lib/tenants/hosts/unknown-hosts.mjs';
import { plainPage } from './plain-page.mjs';
import { isHtml, keyOf, replaceAnswer } from './replace-answer.mjs';

/** As lib/messages/en/tenant.ts has them; a test compares. */
const TITLE = 'Store Not Found';
const TEXT = "The store you're looking for doesn't exist.";

/** Where a browser on a development host remembers a shop that is gone, the way out. */
const REMEMBERED = /(^|; )(__Host-)?dev_tenant_slug=/;
/** Where it has just been chosen. */
const CHOSEN = /[?&]tenant=[^&]/;
const WAY_OUT = { href: '/?tenant=', name: 'Go to Makerfront' };

/**
 * Puts a page with words in the place of the empty "not found" of a host that is no shop's.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function explainUnknownShop(request, response) {
  replaceAnswer(
    response,
    (status) => status === 404 && isHtml(response) && isUnknownHost(keyOf(response)),
    (status) => {
      const isRemembered = REMEMBERED.test(request.headers.cookie ?? '') || CHOSEN.test(request.url ?? '');
      return { status, page: plainPage(TITLE, [TEXT], isRemembered ? WAY_OUT : null) };
    },
  );
}
