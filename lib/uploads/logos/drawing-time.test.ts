import { expect, it } from 'vitest';
import { mayDraw, noteDrawing } from './drawing-time';

const QUARTER = 15 * 60 * 1_000;

it('gives each sender half a minute of drawing in a quarter of an hour', () => {
  const now = 1_000_000;
  expect(mayDraw('one', now)).toBe(true);
  noteDrawing('one', 20_000, now);
  expect(mayDraw('one', now + 1)).toBe(true);
  noteDrawing('one', 10_000, now + 1);
  expect(mayDraw('one', now + 2)).toBe(false);
  expect(mayDraw('another', now + 2)).toBe(true);
  expect(mayDraw('one', now + QUARTER - 1)).toBe(false);
  expect(mayDraw('one', now + QUARTER)).toBe(true);
});

it('remembers a sender over the limit while ten thousand others come and go', () => {
  const now = 100_000_000;
  for (let count = 0; count < 9_999; count += 1) {
    noteDrawing(`early ${count}`, 1, now - QUARTER);
  }
  noteDrawing('slow', 30_000, now);
  for (let count = 0; count < 5_000; count += 1) {
    noteDrawing(`late ${count}`, 1, now);
  }
  expect(mayDraw('slow', now)).toBe(false);
});
