// The terms as they are typed, in one line: above the closed section of the form, and where two people have changed them.
import { termsSentences } from '@/lib/messages/en/admin/products/terms';
import type { TermsDraft } from './terms-draft';

const say = termsSentences.inShort;

export function termsInShort({ sale, breaks, minimum, readyDays, letterStyle }: TermsDraft): string {
  const [least, days] = [Number(minimum), Number(readyDays)];
  const parts = [
    ...(sale.trim() === '' ? [] : [say.sale(sale.trim())]),
    ...(breaks.length === 0 ? [] : [say.breaks(breaks.length)]),
    ...(minimum.trim() !== '' && Number.isInteger(least) ? [say.minimum(least)] : []),
    ...(readyDays.trim() !== '' && Number.isInteger(days) ? [say.ready(days)] : []),
    ...(letterStyle === '' ? [] : [say.letters]),
  ];
  return parts.length === 0 ? termsSentences.none : say.together(parts);
}
