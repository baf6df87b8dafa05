import { expect, test } from 'vitest';
import { lighthouseLines } from './figures';

const good = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  searchEngines: 100,
  largestPaint: 1_500,
  blockingTime: 90,
  layoutShift: 0,
  loadedScriptBytes: 180_000,
  processor: 1_250,
  failed: [],
};
const scripts = { all: 139_900, framework: 133_000 };

test('marks the median that misses its target, and no other', () => {
  const looks = [
    good,
    { ...good, largestPaint: 2_600, failed: ['color-contrast'] },
    { ...good, largestPaint: 2_400 },
  ];
  const [, page, failures] = lighthouseLines([{ name: 'Grid', looks, scripts, mostKilobytes: 140 }]);
  expect(page?.split(/\s+/)).toEqual(
    'Grid 99 100 100 100 2.40* 90 0.000 139.9 133.0 6.9 180.0 1250'.split(' '),
  );
  expect(failures).toBe('Grid: color-contrast');
});

test('marks too much JavaScript', () => {
  const lines = lighthouseLines([{ name: 'Grid', looks: [good], scripts, mostKilobytes: 139 }]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('139.9*');
});
