import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { NO_TERMS } from './product-terms';
import { NO_TERMS_TYPED, readTypedTerms, type TermsDraft, termsDraftOf } from './terms-draft';

const read = (typed: Partial<TermsDraft>, regular: number | null = 2_800) =>
  readTypedTerms({ ...NO_TERMS_TYPED, ...typed }, regular === null ? null : cents(regular));
const step = (key: string, from: string, price: string) => ({ key, from, price });

describe('terms as they are typed', () => {
  it('are none if nothing is', () => {
    expect(read({})).toEqual({ ok: true, value: NO_TERMS });
  });

  it('are read, and typed again as they were', () => {
    const typed = {
      sale: '12.5%',
      saleFrom: '2026-12-04',
      saleUntil: '2026-12-24',
      breaks: [step('0', '10', '25.00'), step('1', '50', '20%')],
      minimum: '2',
      readyDays: '10',
      letterStyle: 'script',
    };
    const terms = read(typed);
    expect(terms).toMatchObject({
      ok: true,
      value: {
        sale: { reduction: { kind: 'percent', basisPoints: 1_250 }, from: '2026-12-04' },
        breaks: [{ from: 10, reduction: { kind: 'price', cents: 2_500 } }, { from: 50 }],
        ...{ minimumQuantity: 2, readyDays: 10, letterStyle: 'script' },
      },
    });
    const { sale, ...plain } = terms.ok ? terms.value : NO_TERMS;
    expect(termsDraftOf({ ...plain, sale: sale && { ...sale, from: sale.from ?? '' } })).toEqual(typed);
  });

  it.each<[string, Partial<TermsDraft>, string]>([
    ['a sale price that is the regular one', { sale: '28.00' }, 'sale'],
    ['a sale of nothing', { sale: '0' }, 'sale'],
    ['a sale of more than 90 %', { sale: '95%' }, 'sale'],
    ['a sale in words', { sale: 'half' }, 'sale'],
    ['days without a sale', { saleUntil: '2026-12-24' }, 'sale'],
    ['a day that does not exist', { sale: '20%', saleFrom: '2026-02-30' }, 'saleFrom'],
    [
      'an end before the start',
      { sale: '20%', saleFrom: '2026-12-04', saleUntil: '2026-12-03' },
      'saleUntil',
    ],
    ['a step from one piece on', { breaks: [step('a', '1', '20.00')] }, 'from:a'],
    ['a step without a price', { breaks: [step('a', '10', '')] }, 'price:a'],
    ['a quantity twice', { breaks: [step('a', '10', '20.00'), step('b', '10', '19.00')] }, 'from:b'],
    [
      'a step that costs no less',
      { breaks: [step('a', '50', '20.00'), step('b', '10', '20.00')] },
      'price:a',
    ],
    ['a minimum of no piece', { minimum: '0' }, 'minimum'],
    ['more than a year', { readyDays: '366' }, 'readyDays'],
  ])('refuse %s', (_says, typed, field) => {
    const result = read(typed);
    expect(result.ok ? [] : Object.keys(result.error)).toEqual([field]);
  });

  it('are not compared with a price that is wrong itself', () => {
    expect(read({ sale: '28.00' }, null).ok).toBe(true);
  });
});
