import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { cents } from '@/lib/money/cents';
import { draftOf, draftProblems, type RosterDraft, settingsOf } from './roster-draft';
import {
  addColumn,
  addSize,
  changeColumn,
  changeSize,
  kindsToAdd,
  moveColumn,
  removeColumn,
  removeSize,
} from './roster-draft-edits';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from './roster-settings';

const sentences = messages.rosterSettings;
const standard = draftOf(DEFAULT_ROSTER_SETTINGS);
const everyKind: RosterSettings = {
  version: 1,
  columns: [
    ...DEFAULT_ROSTER_SETTINGS.columns.slice(0, 2),
    {
      id: 'size',
      kind: 'size',
      label: 'Shirt size',
      isRequired: true,
      sizes: [
        { label: 'M', upchargeCents: cents(0) },
        { label: '2XL', upchargeCents: cents(250) },
      ],
    },
    { id: 'quantity', kind: 'quantity', label: 'How many', isRequired: false },
    { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
    { id: 'text', kind: 'text', label: 'Position', isRequired: true, longest: 12 },
  ],
};
const sizesOf = (draft: RosterDraft) => draft.find(({ kind }) => kind === 'size')?.sizes ?? [];

describe('a draft', () => {
  it.each([
    ['the standard columns', DEFAULT_ROSTER_SETTINGS],
    ['columns of every kind', everyKind],
  ])('of %s stands for the settings that it was made of', (_name, settings) => {
    expect(settingsOf(draftOf(settings))).toEqual(settings);
    expect(draftProblems(draftOf(settings))).toEqual({});
  });

  it('cleans what was typed', () => {
    const typed = changeColumn(standard, 'name', { label: '  Player\t', longest: ' 14 ' });
    expect(settingsOf(typed).columns[0]).toMatchObject({ label: 'Player', longest: 14 });
    const [size] = sizesOf(standard);
    const priced = changeSize(sizesOf(standard), size?.key ?? '', { label: ' Youth M ', upcharge: ' 2.5 ' });
    expect(settingsOf(changeColumn(standard, 'size', { sizes: priced })).columns[2]).toMatchObject({
      sizes: expect.arrayContaining([{ label: 'Youth M', upchargeCents: 250 }]),
    });
  });

  it.each([
    ['letters', 'x'.repeat(40)],
    ['emoji, each of which is one letter', '🏺'.repeat(40)],
    ['letters between blanks', ` ${'x'.repeat(40)} `],
  ])('takes a name of forty %s', (_name, label) => {
    expect(draftProblems(changeColumn(standard, 'name', { label }))).toEqual({});
  });

  it.each<[string, RosterDraft, Record<string, string>]>([
    ['no column at all', [], { columns: sentences.columnsMissing }],
    [
      'a column without a name',
      changeColumn(standard, 'name', { label: '  ' }),
      { 'name.label': sentences.columnNameMissing },
    ],
    [
      'two columns of one name, in any case',
      changeColumn(standard, 'number', { label: 'NAME' }),
      { 'number.label': sentences.nameTwice },
    ],
    [
      'a name of too many emoji',
      changeColumn(standard, 'name', { label: '🏺'.repeat(41) }),
      { 'name.label': messages.product.tooLong(40) },
    ],
    [
      'a name that is too long',
      changeColumn(standard, 'name', { label: 'x'.repeat(41) }),
      { 'name.label': messages.product.tooLong(40) },
    ],
    [
      'letters that are no number',
      changeColumn(standard, 'name', { longest: 'ten' }),
      { 'name.longest': sentences.lettersInvalid(200) },
    ],
    [
      'no letters at all',
      changeColumn(standard, 'name', { longest: '0' }),
      { 'name.longest': sentences.lettersInvalid(200) },
    ],
    [
      'a range that ends before it begins',
      changeColumn(standard, 'number', { lowest: '50', highest: '10' }),
      { 'number.highest': sentences.rangeInvalid(99_999) },
    ],
    [
      'a range without an end',
      changeColumn(standard, 'number', { highest: '' }),
      { 'number.highest': sentences.rangeInvalid(99_999) },
    ],
    ['no sizes', changeColumn(standard, 'size', { sizes: [] }), { 'size.sizes': sentences.sizesMissing }],
    [
      'a size without a name',
      changeColumn(standard, 'size', { sizes: addSize(sizesOf(standard)) }),
      { 'size.size.new': sentences.columnNameMissing },
    ],
    [
      'a size twice',
      changeColumn(standard, 'size', { sizes: changeSize(sizesOf(standard), 'M', { label: 's' }) }),
      { 'size.size.M': sentences.nameTwice },
    ],
    [
      'an upcharge that is no amount',
      changeColumn(standard, 'size', { sizes: changeSize(sizesOf(standard), '2XL', { upcharge: '-2' }) }),
      { 'size.size.2XL': sentences.upchargeInvalid },
    ],
  ])('says what is wrong with %s', (_name, draft, problems) => {
    expect(draftProblems(draft)).toEqual(problems);
  });
});

describe('editing a draft', () => {
  it('adds one column of each kind, and any number of own ones', () => {
    const added = (['quantity', 'notes', 'text', 'text'] as const).reduce(addColumn, standard);
    expect(added.map(({ id }) => id)).toEqual([
      'name',
      'number',
      'size',
      'quantity',
      'notes',
      'text',
      'text-2',
    ]);
    expect(kindsToAdd(standard)).toEqual(['quantity', 'notes', 'text']);
    expect(kindsToAdd(added)).toEqual(['text']);
  });

  it('brings a removed column back as it was at first', () => {
    const without = removeColumn(changeColumn(standard, 'size', { label: 'Fit' }), 'size');
    expect(kindsToAdd(without)).toContain('size');
    expect(addColumn(without, 'size').at(-1)).toEqual(standard[2]);
  });

  it('moves a column by one place, and not beyond the ends', () => {
    const ids = (draft: RosterDraft) => draft.map(({ id }) => id).join();
    expect(ids(moveColumn(standard, 'number', 'up'))).toBe('number,name,size');
    expect(ids(moveColumn(standard, 'number', 'down'))).toBe('name,size,number');
    expect(ids(moveColumn(standard, 'name', 'up'))).toBe('name,number,size');
    expect(ids(moveColumn(standard, 'size', 'down'))).toBe('name,number,size');
  });

  it('gives each new size a key of its own, also after one was removed', () => {
    const two = addSize(addSize(sizesOf(standard)));
    expect(two.slice(-2).map(({ key }) => key)).toEqual(['new', 'new-2']);
    const keys = addSize(removeSize(two, 'new')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
