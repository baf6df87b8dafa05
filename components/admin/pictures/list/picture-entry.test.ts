import { expect, it } from 'vitest';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';
import { choiceOf, entriesOf, newEntry, roomIn, settledEntries } from './picture-entry';

const picture = (id: string, changes: Partial<ProductPictureView> = {}): ProductPictureView => ({
  id,
  imageUrl: `/media/t/${id}-1280.webp`,
  alt: '',
  focalX: 50,
  focalY: 50,
  width: 1280,
  height: 960,
  ...changes,
});
const stored = [picture('a', { alt: 'A mug' }), picture('b')];
const [a, b] = entriesOf(stored);
if (!a || !b) {
  throw new Error('no entries');
}
const words = { alt: '', focalX: 50, focalY: 50 };

it('keeps pictures that nobody changed', () => {
  expect(choiceOf([a, b], stored)).toBe('keep');
  expect(choiceOf([], [])).toBe('keep');
});

it('sends the order, the words and the focal point', () => {
  expect(choiceOf([b, a], stored)).toEqual([
    { id: 'b', ...words },
    { id: 'a', ...words, alt: 'A mug' },
  ]);
  expect(choiceOf([a, { ...b, focalY: 10 }], stored)).toMatchObject([{}, { id: 'b', focalY: 10 }]);
});

it('sends a new one when its upload is complete, and none that is removed', () => {
  const added = newEntry('new-1', 'cup.png');
  expect(choiceOf([a, b, added], stored)).toBe('keep');
  const complete = { ...added, source: { uploadId: 'u' }, progress: null };
  expect(choiceOf([complete, { ...a, isRemoved: true }, b], stored)).toEqual([
    { uploadId: 'u', ...words },
    { id: 'b', ...words },
  ]);
  expect(settledEntries([a, added]).map(({ key }) => key)).toEqual(['a']);
});

it('counts the room without removed pictures', () => {
  expect(roomIn([a, b])).toBe(6);
  expect(roomIn([a, { ...b, isRemoved: true }])).toBe(7);
  expect(roomIn(Array.from({ length: 8 }, () => a))).toBe(0);
});
