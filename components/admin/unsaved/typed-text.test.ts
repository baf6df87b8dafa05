import { afterEach, expect, it, vi } from 'vitest';
import { canKeep, fieldsFrom, keepTyped, takeTyped } from './typed-text';

/** A browser's storage, as far as this goes. */
function fakeStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

afterEach(() => vi.useRealTimers());

it('gives back what was typed, once, and to its own form', () => {
  const store = fakeStore();
  expect(keepTyped('note-1', { text: 'Glaze it twice' }, store)).toBe(true);
  expect(takeTyped('note-2', store)).toBeNull();
  expect(takeTyped('note-1', store)).toEqual({ text: 'Glaze it twice' });
  expect(takeTyped('note-1', store)).toBeNull();
});

it('forgets it after half a day', () => {
  vi.useFakeTimers();
  const store = fakeStore();
  keepTyped('note-1', 'old', store);
  vi.advanceTimersByTime(13 * 3_600_000);
  expect(takeTyped('note-1', store)).toBeNull();
});

it('says where nothing can be kept, and leaves no trace of trying', () => {
  const store = fakeStore();
  expect(canKeep(store)).toBe(true);
  expect(store.items.size).toBe(0);
  expect(canKeep(full)).toBe(false);
  expect(keepTyped('note-1', 'lost', full)).toBe(false);
});

it.each(['', 'null', '[]', '{"values":1}', '{"values":1,"keptAt":"now"}', '{'])(
  'takes nothing from %j, which it has not written',
  (text) => {
    const store = fakeStore();
    store.setItem('typed:form', text);
    expect(takeTyped('form', store)).toBeNull();
  },
);

it('takes the fields that a form has, where they are of its kind', () => {
  const present = { name: 'Mug', isActive: true };
  expect(fieldsFrom({ name: 'Cup', isActive: 'yes', more: 1 }, present)).toEqual({ name: 'Cup' });
  expect(fieldsFrom({ more: 1 }, present)).toBeNull();
  expect(fieldsFrom('Cup', present)).toBeNull();
});
