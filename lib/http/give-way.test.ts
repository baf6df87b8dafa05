import { expect, it } from 'vitest';
import { giveWay, giveWayAfterReading, tellSharedWork, withGiveWay } from './give-way.mjs';

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

it('comes after reading only where nobody else gets what was read', () => {
  const way = Promise.resolve();
  const afterReading = () =>
    withGiveWay(
      () => way,
      () => giveWayAfterReading(),
    );
  expect(afterReading(), 'nobody has said').toBeNull();
  tellSharedWork(() => false);
  expect(afterReading()).toBe(way);
  tellSharedWork(() => true);
  expect(afterReading()).toBeNull();
});
