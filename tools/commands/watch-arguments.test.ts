import { expect, it } from 'vitest';
import { watchArguments } from './watch-arguments';

it('watches the files of the given names, or those that differ from the last commit', () => {
  expect(watchArguments([])).toEqual(['watch', '--changed']);
  expect(watchArguments(['refund'])).toEqual(['watch', 'refund']);
  expect(watchArguments(['access', 'constraints'])).toEqual(['watch', 'access', 'constraints']);
});
