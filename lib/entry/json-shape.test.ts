import { describe, expect, it } from 'vitest';
import { jsonShapeProblem } from './json-shape';

const problem = (text: string, mostValues = 10) =>
  jsonShapeProblem(new TextEncoder().encode(text), mostValues);

describe('a JSON text', () => {
  it.each([
    '{}',
    '"[[[[[[[[[[[[[[[[[[[[[[[["',
    '"\\"[[[[[[[[[[[[[[[[[[[[[[[[\\\\"',
    '{"a,,,,,,,,,,,,,,":[1,2,3]}',
    `${'['.repeat(9)}${']'.repeat(9)}`,
    // Not JSON: left to the parser.
    ']]]]',
  ])('of a modest shape passes: %s', (text) => {
    expect(problem(text)).toBeNull();
  });

  it('is too deep, whether or not its brackets are closed', () => {
    expect(problem('['.repeat(17), 100)).toBe('too_deep');
    expect(problem(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`, 100)).toBe('too_deep');
    expect(problem(`${'['.repeat(16)}${']'.repeat(16)}`, 100)).toBeNull();
    expect(problem(`[${'[],'.repeat(40)}1]`, 100)).toBeNull();
  });

  it('has too many values or keys', () => {
    expect(problem('[1,2,3,4,5,6,7,8,9,10]')).toBeNull();
    expect(problem('[1,2,3,4,5,6,7,8,9,10,11]')).toBe('too_many_values');
    expect(problem('{"a":1,"b":1,"c":1,"d":1,"e":1}')).toBeNull();
    expect(problem('{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1}')).toBe('too_many_values');
    expect(problem('[{},{},{},{},{},{}]')).toBe('too_many_values');
  });
});
