import { expect, it } from 'vitest';
import { contrastAdvice } from './contrast-advice';
import { logoPalettes } from './logo-palettes';

const logo = (...colors: string[]) => colors.map((hex) => ({ hex, share: 1 / colors.length }));

it.each([
  ['a bright logo', logo('#FFD400', '#00E5FF', '#FF4FA3')],
  ['two colours on white', logo('#FFFFFF', '#2F5D43', '#A84B2A')],
  ['one colour', logo('#FFFFFF', '#FF6600')],
])('proposes readable and distinct pairs for %s', (_, colors) => {
  const pairs = logoPalettes(colors);
  expect(pairs.length).toBeGreaterThanOrEqual(1);
  expect(pairs.length).toBeLessThanOrEqual(3);
  for (const { primary, secondary } of pairs) {
    expect(contrastAdvice(primary, secondary)).toEqual([]);
  }
});

it('keeps a colour that is readable as it is', () => {
  expect(logoPalettes(logo('#2F5D43', '#A84B2A'))[0]).toEqual({ primary: '#2F5D43', secondary: '#A84B2A' });
});

it('proposes nothing for a logo in black and white', () => {
  expect(logoPalettes(logo('#FFFFFF', '#000000', '#808080'))).toEqual([]);
  expect(logoPalettes([])).toEqual([]);
});

it('ignores the few pixels between two colours', () => {
  const colors = [
    { hex: '#2F5D43', share: 0.99 },
    { hex: '#A84B2A', share: 0.01 },
  ];
  expect(logoPalettes(colors).flatMap(({ primary, secondary }) => [primary, secondary])).not.toContain(
    '#A84B2A',
  );
});
