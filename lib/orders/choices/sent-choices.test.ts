import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHOICE_KIND, LONGEST_ANSWER, MOST_CHOICES } from '@/lib/choices/line-choice';
import { type ChoiceFields, choiceFields, withChoices, withOlderFields } from './sent-choices';

const ID = '0190a1b2-0000-7000-8000-00000000000a';
const OTHER = '0190a1b2-0000-7000-8000-00000000000b';
const schema = z.object(choiceFields);
const choice = { kind: 'gift_note', value: 'For Ada' };

describe('the choices of a line', () => {
  it.each<[string, ChoiceFields]>([
    ['a text', { customization: 'Ada' }],
    ['files', { logo_upload_id: ID, roster_id: OTHER }],
    ['all of them', { customization: 'Ada', logo_upload_id: ID, roster_id: OTHER }],
    ['nothing', {}],
  ])('are one list, also if a page of the previous release sends %s', (_name, fields) => {
    const line = { product_id: ID, quantity: 2, ...fields };
    // The previous release's fingerprint of an order is made of this text, key by key.
    expect(JSON.stringify(withOlderFields(withChoices(line)))).toBe(JSON.stringify(line));
  });

  it('follow the list if a page sends both', () => {
    const both = {
      choices: [{ kind: 'customization', value: 'Ada' }],
      customization: 'Grace',
      roster_id: ID,
    };
    expect(withChoices(both)).toEqual({
      choices: [
        { kind: 'customization', value: 'Ada' },
        { kind: 'roster', reference_id: ID },
      ],
    });
  });

  it('make two orders differ by a kind that had no field', () => {
    const one = { product_id: ID, choices: [choice] };
    expect(withOlderFields(one)).toMatchObject({ choices: [choice] });
    expect(withOlderFields({ ...one, choices: [] })).not.toHaveProperty('choices');
  });

  it.each<[string, unknown]>([
    ['a kind that is no word', [{ ...choice, kind: '<b>' }]],
    ['a kind in capitals', [{ ...choice, kind: 'Gift' }]],
    ['a long kind', [{ ...choice, kind: 'g'.repeat(41) }]],
    ['a kind twice', [choice, choice]],
    ['too many', Array.from({ length: MOST_CHOICES + 1 }, (_, index) => ({ kind: `option:${index}` }))],
    ['a long answer', [{ ...choice, value: 'x'.repeat(LONGEST_ANSWER + 1) }]],
    ['a NUL', [{ ...choice, value: 'a\0b' }]],
    ['an id that is none', [{ kind: 'logo', reference_id: '../evil' }]],
    ['no list', choice],
  ])('are refused with %s', (_name, choices) => {
    expect(schema.safeParse({ choices }).success).toBe(false);
  });

  it('are limited in number, and an answer loses invisible characters', () => {
    const choices = Array.from({ length: MOST_CHOICES }, (_, index) => ({ kind: `option:${index}` }));
    expect(schema.parse({ choices })).toEqual({ choices });
    expect(schema.parse({ choices: [{ ...choice, value: ' \u202eAda ' }] }).choices).toMatchObject([
      { value: 'Ada' },
    ]);
  });

  it('may be several questions of one sort', () => {
    expect(CHOICE_KIND.test('option:size')).toBe(true);
    expect(CHOICE_KIND.test('option:size:more')).toBe(false);
  });
});
