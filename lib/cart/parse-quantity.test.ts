import { examples } from '@/lib/testing/examples';
import { MOST_PIECES } from './cart-limits';
import { parseQuantity } from './parse-quantity';

examples('%o means %i pieces', parseQuantity, [
  ['3', 3],
  [' 12 ', 12],
  ['007', 7],
  ['2.9', 2],
  ['1', 1],
  ['0', 1],
  ['-5', 1],
  ['', 1],
  [' ', 1],
  ['abc', 1],
  ['1e9', 1],
  ['NaN', 1],
  ['Infinity', 1],
  ['9999', MOST_PIECES],
  ['10000', MOST_PIECES],
  ['9'.repeat(20), MOST_PIECES],
]);
