import { expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { examples } from '@/lib/testing/examples';
import { categoryNameProblem, isSameName } from './category-rules';

examples('a category called %j: %j', categoryNameProblem, [
  ['Mugs', null],
  [' \t', messages.category.nameMissing],
  ['\u200b', messages.category.nameMissing],
  ['x'.repeat(120), null],
  ['x'.repeat(121), messages.category.tooLong(120)],
  // An emoji is one letter, though JavaScript counts it as two; outer spaces do not count.
  [` ${'🏺'.repeat(120)} `, null],
  ['🏺'.repeat(121), messages.category.tooLong(120)],
]);

it('treats names as equal that a reader cannot tell apart', () => {
  expect(isSameName('Fête', 'FE\u0302TE')).toBe(true);
  expect(isSameName('Mugs', 'Mug')).toBe(false);
});
