// @ts-check
// The page of an answer that failed. Next sends an empty document whose words its script draws, and calls each failure
// a 500; this one has words of its own, and says 503 where the database is away and a later try will do.
import { isDatabaseWell } from '../lib/db/health-for-server.mjs';
import { plainPage } from './plain-page.mjs';
import { isHtml, keyOf, replaceAnswer } from './replace-answer.mjs';

/** As lib/messages/tenant.ts has them; a test compares. */
const TITLE = 'Error';
const REASON = 'the store is not reachable at the moment';
const FAILED = 'Failed to load store';
const WAY_ON = 'Nothing is lost. Please try again in a minute.';
const AGAIN = { href: '', name: 'Try again' };

/** Seconds after which a program may ask again. */
const PAUSE = '10';

/** What a key looks like that can stand in a page as it is. */
const KEY = /^[a-z0-9.-]{1,253}$/;

/**
 * Puts a page with words in the place of an HTML answer of 500.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function explainOutage(response) {
  replaceAnswer(
    response,
    (status) => status === 500 && isHtml(response),
    async (status) => {
      if (await isDatabaseWell()) {
        return { status, page: plainPage(TITLE, [FAILED, WAY_ON], AGAIN) };
      }
      const key = keyOf(response);
      const sentence = KEY.test(key) ? `Failed to load tenant "${key}": ${REASON}` : FAILED;
      return {
        status: 503,
        page: plainPage(TITLE, [sentence, WAY_ON], AGAIN),
        headers: { 'Retry-After': PAUSE },
      };
    },
  );
}
