import { expect, it } from 'vitest';
import { paragraphsOf } from './policy-kinds';

it('makes a paragraph of what an empty line separates, and keeps single line breaks', () => {
  expect(paragraphsOf('Kiln Lane 12\nAsheville\n\n\n  We pack in paper. \n \t\nThanks')).toEqual([
    'Kiln Lane 12\nAsheville',
    'We pack in paper.',
    'Thanks',
  ]);
  expect(paragraphsOf('\n\n')).toEqual([]);
});
