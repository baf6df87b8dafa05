import { describe, expect, it } from 'vitest';
import { planProblems, readToldPlan } from './plan-problems';

const limits = {
  largeTables: new Set(['orders']),
  tableOf: new Map([['orders_pkey', 'orders']]),
  mostRows: 1_000,
};

const notice = (plan: object) =>
  `duration: 0.123 ms  plan:\n${JSON.stringify({ 'Query Text': 'SELECT 1', Plan: plan })}`;

function problemsOf(plan: object): string[] {
  const told = readToldPlan(notice(plan));
  return told === null ? ['no plan'] : planProblems(told, limits).map(({ table, why }) => `${table} ${why}`);
}

describe('the plans that Postgres tells', () => {
  it.each([
    ['a table', { 'Node Type': 'Seq Scan', 'Relation Name': 'orders' }, ['orders reads the whole table']],
    ['a small table', { 'Node Type': 'Seq Scan', 'Relation Name': 'tax_rates' }, []],
    [
      'an index',
      { 'Node Type': 'Index Only Scan', 'Relation Name': 'orders', 'Index Name': 'orders_pkey' },
      ['orders reads the whole index orders_pkey'],
    ],
    [
      'an index for a bitmap',
      { 'Node Type': 'Bitmap Index Scan', 'Index Name': 'orders_pkey' },
      ['orders reads the whole index orders_pkey'],
    ],
    [
      'a part of an index',
      {
        'Node Type': 'Index Scan',
        'Relation Name': 'orders',
        'Index Cond': '(tenant_id = $1)',
        'Actual Rows': 200,
      },
      [],
    ],
    [
      'the rows of others',
      {
        'Node Type': 'Index Scan',
        'Relation Name': 'orders',
        'Index Cond': '(status = $1)',
        'Rows Removed by Filter': 4_000,
      },
      ['orders reads 4000 rows'],
    ],
    [
      'many rows one by one',
      {
        'Node Type': 'Index Scan',
        'Relation Name': 'orders',
        'Index Cond': '(id = $1)',
        'Actual Rows': 1,
        'Actual Loops': 3_000,
      },
      ['orders reads 3000 rows'],
    ],
  ])('are seen to read %s', (_name, plan, expected) => {
    expect(problemsOf(plan)).toEqual(expected);
    // However deep in the plan.
    expect(problemsOf({ 'Node Type': 'Limit', Plans: [{ 'Node Type': 'Sort', Plans: [plan] }] })).toEqual(
      expected,
    );
  });

  it('are not mixed up with other messages', () => {
    expect(readToldPlan('relation "plans" does not exist, skipping')).toBeNull();
  });

  it('must be understood', () => {
    expect(() => readToldPlan('duration: 1.0 ms  plan:\n{}')).toThrow();
  });
});
