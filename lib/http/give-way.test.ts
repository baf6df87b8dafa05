import { expect, it } from 'vitest';
import { giveWay, withGiveWay } from './give-way.mjs';

it('is nothing outside a page', () => {
  expect(giveWay()).toBeNull();
});

it('is what its own page was told, also where another one is made', async () => {
  const told: string[] = [];
  const make = (name: string) =>
    withGiveWay(
      () => {
        told.push(name);
        return null;
      },
      async () => {
        await Promise.resolve();
        await giveWay();
      },
    );
  await Promise.all([make('first'), make('second')]);
  expect(told).toEqual(['first', 'second']);
});
