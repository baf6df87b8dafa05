import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteViewed, viewedKey } from './note-viewed';
import { readViewed, viewedIds } from './viewed-ids';

const id = (number: number) => `018f4f6e-0000-7000-8000-${String(number).padStart(12, '0')}`;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('the products that were looked at', () => {
  it('are kept the latest first, each once, and without the present one', () => {
    expect(noteViewed('shop', id(1))).toBe(false);
    expect(noteViewed('shop', id(1))).toBe(false);
    expect(noteViewed('shop', id(2))).toBe(true);
    noteViewed('shop', id(3));
    noteViewed('shop', id(1));
    expect(viewedIds('shop', id(1))).toEqual([id(3), id(2)]);
    expect(viewedIds('other', id(1))).toEqual([]);
  });

  it('are eight at most', () => {
    for (let number = 0; number < 30; number += 1) {
      noteViewed('shop', id(number));
    }
    expect(viewedIds('shop', id(29))).toEqual([28, 27, 26, 25, 24, 23, 22, 21].map(id));
    expect(kept.get(viewedKey('shop'))?.length).toBeLessThan(400);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no ids', 'hello,<b>'],
    ['one that is no id', `${id(1)},javascript:alert(1)`],
    ['a text that is too long', Array.from({ length: 40 }, (_, number) => id(number)).join(',')],
  ])('are none of %s', (_name, stored) => {
    expect(readViewed(stored, id(0))).toEqual([]);
  });

  it('are none without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    expect(noteViewed('shop', id(1))).toBe(false);
    expect(viewedIds('shop', id(1))).toEqual([]);
  });
});
