import { expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { countBuffer } from './count-buffer';

const one = asTenantId('00000000-0000-7000-8000-000000000001');
const two = asTenantId('00000000-0000-7000-8000-000000000002');

it('adds up what is the same, by shop, and gives it once', () => {
  const buffer = countBuffer({ mostOfShop: 10, most: 10 });
  for (const tenantId of [one, two, one]) {
    buffer.add(tenantId, 'visit', 'google.com');
  }
  buffer.add(one, 'search', 'google.com');
  expect(buffer.take()).toEqual([
    [
      one,
      [
        { kind: 'visit', subject: 'google.com', count: 2 },
        { kind: 'search', subject: 'google.com', count: 1 },
      ],
    ],
    [two, [{ kind: 'visit', subject: 'google.com', count: 1 }]],
  ]);
  expect([buffer.isEmpty(), buffer.take()]).toEqual([true, []]);
});

it('never grows beyond its bounds, whatever is told', () => {
  const buffer = countBuffer({ mostOfShop: 3, most: 4 });
  for (let number = 0; number < 100; number += 1) {
    buffer.add(one, 'visit', `site-${number}`);
    buffer.add(two, 'visit', `site-${number}`);
  }
  // What is known goes on counting.
  buffer.add(one, 'visit', 'site-0');
  expect(buffer.take().map(([, counts]) => counts.map(({ count }) => count))).toEqual([
    [2, 1],
    [1, 1],
  ]);
});
