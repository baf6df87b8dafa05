import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { DIRECT, NOT_RECORDED, OTHER } from '@/lib/text/visit-source';

const NAMES: Readonly<Record<string, string>> = {
  [DIRECT]: say.direct,
  [NOT_RECORDED]: say.notRecorded,
  [OTHER]: say.other,
  'google.com': 'Google',
  'bing.com': 'Bing',
  'duckduckgo.com': 'DuckDuckGo',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'pinterest.com': 'Pinterest',
  'etsy.com': 'Etsy',
  'youtube.com': 'YouTube',
  'reddit.com': 'Reddit',
  'x.com': 'X',
};

/** A source as people call it; null is the source of an order whose way here is not known. */
export const sourceName = (source: string | null): string =>
  source === null ? say.unknownSource : Object.hasOwn(NAMES, source) ? (NAMES[source] ?? source) : source;
