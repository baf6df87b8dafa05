import { expect, it } from 'vitest';

/** A test for each example of a rule: input and expected result. The title may name both, as with `it.each`. */
export function examples<Given>(
  title: string,
  rule: (given: Given) => unknown,
  rows: readonly (readonly [given: Given, made: unknown])[],
): void {
  it.each(rows)(title, (given, made) => {
    expect(rule(given)).toEqual(made);
  });
}
