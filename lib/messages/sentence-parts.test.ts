import { expect, it } from 'vitest';
import { sentenceParts } from './sentence-parts';

it('keeps texts and drawn parts in the order of the sentence', () => {
  const link = { href: '/privacy' };
  expect(sentenceParts`More in our ${link}.`).toEqual(['More in our ', link, '.']);
  expect(sentenceParts`Write to ${'Clay & Kiln'} at ${link}`).toEqual([
    ...['Write to ', 'Clay & Kiln', ' at '],
    link,
    '',
  ]);
});

it('keeps a drawn part whole that is a list itself', () => {
  expect(sentenceParts`For ${['Ada', 'Ben']}`).toEqual(['For ', ['Ada', 'Ben'], '']);
});
