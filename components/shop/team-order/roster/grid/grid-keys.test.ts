import { describe, expect, it } from 'vitest';
import { type KeyPress, wishOf } from './grid-keys';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});

describe('a key in a cell', () => {
  it.each(['Enter', 'F2'])('%s edits the existing text', (key) => {
    expect(wishOf(press(key))).toEqual({ kind: 'edit' });
  });

  it.each(['a', 'É', '7', '名', '🙂'])('%s replaces the text', (key) => {
    expect(wishOf(press(key))).toEqual({ kind: 'edit', text: key });
  });

  it('accepts a character that is typed with AltGr', () => {
    expect(wishOf(press('@', { ctrlKey: true, altKey: true }))).toEqual({ kind: 'edit', text: '@' });
  });

  it.each(['Delete', 'Backspace'])('%s clears', (key) => {
    expect(wishOf(press(key))).toEqual({ kind: 'clear' });
  });

  it.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
  ])('%s with %j asks to %s', (key, modifiers, kind) => {
    expect(wishOf(press(key, modifiers))).toEqual({ kind });
  });

  it.each(['Tab', 'Escape', ' ', 'Shift', 'F5', 'Dead', 'Process'])('%s does nothing', (key) => {
    expect(wishOf(press(key))).toBeNull();
  });

  it.each(['c', 'v', 'a', 'f'])('Control and %s are left to the browser', (key) => {
    expect(wishOf(press(key, { ctrlKey: true }))).toBeNull();
  });
});
