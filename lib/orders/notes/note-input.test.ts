import { describe, expect, it } from 'vitest';
import { LONGEST_NOTE } from './internal-note';
import { noteInput } from './note-input';

const order_id = '0190a1b2-0000-7000-8000-0000000000ff';
const parse = (note: unknown, started_from: unknown = '') =>
  noteInput.safeParse({ order_id, started_from, note });

describe('a note', () => {
  it.each([
    ['Glaze: celadon 🏺\n\tsecond line', 'Glaze: celadon 🏺\n\tsecond line'],
    ['Windows\r\nlines', 'Windows\nlines'],
    ['NUL\0 and bell\u0007', 'NUL and bell'],
    ['turned \u202earound\u202c', 'turned around'],
    ['', ''],
  ])('%j is stored as %j', (typed, kept) => {
    expect(parse(typed).data?.note).toBe(kept);
  });

  it('may be as long as the field allows, with each line break counted once', () => {
    expect(parse('x'.repeat(LONGEST_NOTE)).success).toBe(true);
    expect(parse('\r\n'.repeat(LONGEST_NOTE)).success).toBe(true);
  });

  it.each([['x'.repeat(LONGEST_NOTE + 1)], ['x'.repeat(1_000_000)], [null], [7], [['a']], [undefined]])(
    'is refused at its own field: %#',
    (note) => {
      expect(parse(note).error?.issues.map(({ path }) => path)).toEqual([['note']]);
    },
  );

  it('needs an order and the note that the person started from', () => {
    expect(parse('x', null).success).toBe(false);
    expect(noteInput.safeParse({ order_id: '1001', started_from: '', note: '' }).success).toBe(false);
    expect(noteInput.safeParse(undefined).success).toBe(false);
  });
});
