/**
 * Vitest's arguments for `npm run watch`: with names the test files of those names, without a name those that differ
 * from the last commit. Vitest takes a word after `--changed` as a commit.
 */
export const watchArguments = (names: readonly string[]): string[] => [
  'watch',
  ...(names.length > 0 ? names : ['--changed']),
];
