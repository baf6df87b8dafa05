import { afterEach, expect, it, vi } from 'vitest';
import { exitWithoutDatabase } from './exit-without-database';

afterEach(() => vi.restoreAllMocks());

it.each([
  "Can't reach database server at 127.0.0.1:9",
  "Raw query failed. Code: `N/A`. Message: `Can't reach database server at 127.0.0.1:9`",
])('ends with 1 and a sentence: %s', async (message) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await expect(exitWithoutDatabase(Promise.reject(new Error(message)))).rejects.toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/Can't reach .*127\.0\.0\.1:9.* run this again\.$/)],
  ]);
});

it('leaves what works, and what is a bug, alone', async () => {
  expect(await exitWithoutDatabase(Promise.resolve(7))).toBe(7);
  await expect(exitWithoutDatabase(Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
