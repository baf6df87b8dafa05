// Where a visit came from, as one word: a site or the `utm_source` of a link. Never an address of a page. Pure.
import { boundedText } from './bounded-text';

export const LONGEST_SOURCE = 60;

/** Typed, bookmarked, or from an app that names nothing. */
export const DIRECT = 'direct';
/** The browser asks not to be tracked, so nothing was looked at. */
export const NOT_RECORDED = 'private';
/** A source that says nothing, and those after a day's most different ones. */
export const OTHER = '';

/** Letters and digits of a host or of a campaign's name. */
const WORD = /^[a-z0-9][a-z0-9._-]*$/;
/** A number of a person, an order or a click. */
const LONG_NUMBER = /\d{6}/;

/** Hosts by which one site sends its visitors. */
const SAME_SITE: readonly [RegExp, string][] = [
  [/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/, 'google.com'],
  [/(^|\.)facebook\.com$/, 'facebook.com'],
  [/(^|\.)instagram\.com$/, 'instagram.com'],
  [/(^|\.)pinterest\.[a-z]{2,3}(\.[a-z]{2})?$|^pin\.it$/, 'pinterest.com'],
  [/(^|\.)etsy\.com$/, 'etsy.com'],
  [/(^|\.)youtube\.com$|^youtu\.be$/, 'youtube.com'],
  [/(^|\.)reddit\.com$/, 'reddit.com'],
  [/^t\.co$|(^|\.)twitter\.com$/, 'x.com'],
];

/** Those that always have a row of their own, however many others a stranger names on a day. */
export const USUAL_SOURCES: readonly string[] = [DIRECT, NOT_RECORDED, ...SAME_SITE.map(([, site]) => site)];

/** The source of a text that a browser sent: a host, a word, or nothing. At most `LONGEST_SOURCE` characters. */
export function visitSource(sent: string): string {
  const word = sent
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (word === '') {
    return DIRECT;
  }
  if (word.length > LONGEST_SOURCE || !WORD.test(word) || LONG_NUMBER.test(word)) {
    return OTHER;
  }
  return SAME_SITE.find(([host]) => host.test(word))?.[1] ?? word;
}

/** Longer ones are no hosts and no words. */
export const sentSource = boundedText(200);

/** Whether a browser says, with every request, that nobody may follow its owner: Global Privacy Control, or before it DNT. */
export const asksForPrivacy = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
