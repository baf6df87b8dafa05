import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MOST_CHOSEN, readChosenOrders } from './chosen-orders';

const ids = Array.from({ length: MOST_CHOSEN + 1 }, () => randomUUID());

it('reads as many ids as a page has, each once', () => {
  const most = ids.slice(0, MOST_CHOSEN);
  expect(readChosenOrders(most.join(','))).toEqual(most);
  expect(readChosenOrders(`${ids[0]},${ids[0]}`)).toEqual([ids[0]]);
});

it.each([[''], [ids.join(',')], ['x'], [`${ids[0]},x`], [null], [ids], ['x'.repeat(100_000)]])(
  'reads nothing from any other text',
  (parameter) => {
    expect(readChosenOrders(parameter)).toEqual([]);
  },
);
