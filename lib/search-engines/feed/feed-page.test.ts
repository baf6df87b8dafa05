import { examples } from '@/lib/testing/examples';
import { feedPageOf } from './feed-page';

examples('a feed’s address %s names page %s', feedPageOf, [
  ['https://a.test/feeds/google.xml', 1],
  ['https://a.test/feeds/google.xml?page=12', 12],
  ...['0', '-1', '1.5', 'x', '', '1e3', '99999999'].map(
    (page) => [`https://a.test/feeds/google.xml?page=${page}`, null] as const,
  ),
]);
