import { describe, expect, it } from 'vitest';
import { statementNames } from './statement-names';

const limits = { worthAName: 2, mostNamed: 2, mostCounted: 3 };

describe('names of statements', () => {
  it('go to statements that come again', () => {
    const nameOf = statementNames(limits);
    expect(nameOf('SELECT 1')).toBe('');
    const name = nameOf('SELECT 1');
    expect(name).toMatch(/^s_[\w-]{22}$/);
    expect(nameOf('SELECT 1')).toBe(name);
    expect(nameOf('SELECT 2')).toBe('');
    expect(nameOf('SELECT 2')).not.toBe(name);
  });

  it('are the same in every process, so that a name never means two statements', () => {
    const [first, second] = [statementNames(limits), statementNames(limits)];
    first('SELECT 0');
    first('SELECT 0');
    for (const nameOf of [first, second]) {
      nameOf('SELECT 1');
    }
    expect(first('SELECT 1')).toBe(second('SELECT 1'));
  });

  it('are no longer than Postgres lets a name be', () => {
    const nameOf = statementNames({ ...limits, worthAName: 1 });
    expect(nameOf('SELECT 1').length).toBeLessThan(64);
  });

  it('are given to a bounded number, which keep theirs', () => {
    const nameOf = statementNames({ ...limits, worthAName: 1 });
    const [first, second] = [nameOf('SELECT 1'), nameOf('SELECT 2')];
    expect(nameOf('SELECT 3')).toBe('');
    expect(nameOf('SELECT 3')).toBe('');
    expect([nameOf('SELECT 1'), nameOf('SELECT 2')]).toEqual([first, second]);
  });

  it('are not given to statements that are forgotten among many others', () => {
    const nameOf = statementNames(limits);
    for (let index = 0; index < 10; index += 1) {
      expect(nameOf(`SELECT ${index}`)).toBe('');
    }
    expect(nameOf('SELECT 0')).toBe('');
  });
});
