import { afterEach, expect, it, vi } from 'vitest';
import { canKeep, fieldsFrom, keepTyped, takeTyped } from './typed-text';

/** A minimal fake of a browser's storage. */
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

it('returns the typed values once, and to their own form only', () => {
  const store = fakeStore();
  expect(keepTyped('note-1', { text: 'Glaze it twice' }, store)).toBe(true);
  expect(takeTyped('note-2', store)).toBeNull();
  expect(takeTyped('note-1', store)).toEqual({ text: 'Glaze it twice' });
  expect(takeTyped('note-1', store)).toBeNull();
});

it('forgets them after half a day', () => {
  vi.useFakeTimers();
  const store = fakeStore();
  keepTyped('note-1', 'old', store);
  vi.advanceTimersByTime(13 * 3_600_000);
  expect(takeTyped('note-1', store)).toBeNull();
});

it('reports that nothing can be kept, and leaves no trace of the check', () => {
  const store = fakeStore();
  expect(canKeep(store)).toBe(true);
  expect(store.items.size).toBe(0);
  expect(canKeep(full)).toBe(false);
  expect(keepTyped('note-1', 'lost', full)).toBe(false);
});

it.each(['', 'null', '[]', '{"values":1}', '{"values":1,"keptAt":"now"}', '{'])(
  'ignores %j, which it has not written',
  (text) => {
    const store = fakeStore();
    store.setItem('typed:form', text);
    expect(takeTyped('form', store)).toBeNull();
  },
);

it('restores the fields that a form has, if they are of the same type', () => {
  const present = { name: 'Mug', isActive: true };
  expect(fieldsFrom({ name: 'Cup', isActive: 'yes', more: 1 }, present)).toEqual({ name: 'Cup' });
  expect(fieldsFrom({ more: 1 }, present)).toBeNull();
  expect(fieldsFrom('Cup', present)).toBeNull();
});
