import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import { sizeColumn } from '@/lib/testing/rosters/roster-columns';
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
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from './settings/roster-settings';

const sentences = messages.rosterSettings;
const standard = draftOf(DEFAULT_ROSTER_SETTINGS);
const everyKind: RosterSettings = {
  version: 1,
  columns: [
    ...DEFAULT_ROSTER_SETTINGS.columns.slice(0, 2),
    { ...sizeColumn({ M: 0, '2XL': 250 }), label: 'Shirt size' },
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
  ])('of %s gives the settings that it was made of', (_name, settings) => {
    expect(settingsOf(draftOf(settings))).toEqual(settings);
    expect(draftProblems(draftOf(settings))).toEqual({});
  });

  it('has the texts of its fields, and defaults for fields of other kinds', () => {
    const first = { longest: '', lowest: '0', highest: '99', isUnique: true, sizes: [] };
    const given: RosterSettings = {
      version: 1,
      columns: everyKind.columns.map((column) =>
        column.kind === 'number' ? { ...column, lowest: 5, highest: 60, isUnique: false } : column,
      ),
    };
    expect(draftOf(given)).toEqual([
      { ...first, id: 'name', kind: 'name', label: 'Name', isRequired: true, longest: '20' },
      {
        ...first,
        ...{ id: 'number', kind: 'number', label: 'Number', isRequired: false },
        ...{ lowest: '5', highest: '60', isUnique: false },
      },
      {
        ...first,
        ...{ id: 'size', kind: 'size', label: 'Shirt size', isRequired: true },
        sizes: [
          { key: 'M', label: 'M', upcharge: '' },
          { key: '2XL', label: '2XL', upcharge: '2.50' },
        ],
      },
      { ...first, id: 'quantity', kind: 'quantity', label: 'How many', isRequired: false },
      { ...first, id: 'notes', kind: 'notes', label: 'Notes', isRequired: false },
      { ...first, id: 'text', kind: 'text', label: 'Position', isRequired: true, longest: '12' },
    ]);
    expect(settingsOf(draftOf(given))).toEqual(given);
  });

  it.each<[string, string, Partial<RosterDraft[number]>]>([
    ['a range of one number, the highest that there is', 'number', { lowest: '99999', highest: '99999' }],
    ['a limit of nothing but blanks', 'name', { longest: '  ' }],
    ['letters where no limit is asked for', 'quantity', { longest: 'ten' }],
    ['an upcharge of blanks', 'size', { sizes: [{ key: 'M', label: 'M', upcharge: '  ' }] }],
    ['the highest upcharge', 'size', { sizes: [{ key: 'M', label: 'M', upcharge: '1000' }] }],
  ])('accepts %s', (_name, id, changes) => {
    const draft = changeColumn(draftOf(everyKind), id, changes);
    expect(draftProblems(draft)).toEqual({});
    expect(draftProblems(draftOf(settingsOf(draft)))).toEqual({});
  });

  it('reads an upcharge to the cent', () => {
    const priced = (upcharge: string) =>
      settingsOf(
        changeColumn(draftOf(everyKind), 'size', { sizes: [{ key: 'M', label: 'M', upcharge }] }),
      ).columns.at(2);
    expect(priced('1000')).toMatchObject({ sizes: [{ label: 'M', upchargeCents: 100_000 }] });
    expect(priced('')).toMatchObject({ sizes: [{ label: 'M', upchargeCents: 0 }] });
  });

  it('cleans the typed text', () => {
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
  ])('accepts a name of forty %s', (_name, label) => {
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
      'a limit with a letter behind it',
      changeColumn(standard, 'name', { longest: '12a' }),
      { 'name.longest': sentences.lettersInvalid(200) },
    ],
    [
      'a limit with a letter before it',
      changeColumn(standard, 'name', { longest: 'a12' }),
      { 'name.longest': sentences.lettersInvalid(200) },
    ],
    [
      'more letters than a cell holds',
      changeColumn(standard, 'name', { longest: '201' }),
      { 'name.longest': sentences.lettersInvalid(200) },
    ],
    [
      'a range without a beginning',
      changeColumn(standard, 'number', { lowest: '' }),
      { 'number.highest': sentences.rangeInvalid(99_999) },
    ],
    [
      'a number that is too high',
      changeColumn(standard, 'number', { highest: '100000' }),
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
      'an upcharge that is too high',
      changeColumn(standard, 'size', {
        sizes: changeSize(sizesOf(standard), '2XL', { upcharge: '1000.01' }),
      }),
      { 'size.size.2XL': sentences.upchargeInvalid },
    ],
    [
      'an upcharge that is no amount',
      changeColumn(standard, 'size', { sizes: changeSize(sizesOf(standard), '2XL', { upcharge: '-2' }) }),
      { 'size.size.2XL': sentences.upchargeInvalid },
    ],
  ])('names the problem of %s', (_name, draft, problems) => {
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

  it('adds each kind with sensible defaults', () => {
    const kinds = ['name', 'number', 'size', 'quantity', 'notes', 'text'] as const;
    const first = { longest: '', lowest: '0', highest: '99', isUnique: true, sizes: [] };
    expect(kinds.reduce(addColumn, [] as RosterDraft)).toEqual([
      ...standard,
      { ...first, id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false },
      { ...first, id: 'notes', kind: 'notes', label: 'Notes', isRequired: false },
      { ...first, id: 'text', kind: 'text', label: '', isRequired: false },
    ]);
    expect(kindsToAdd([]).map((kind) => [kind, COLUMN_KIND_NAMES[kind]])).toEqual([
      ['name', 'Name'],
      ['number', 'Number'],
      ['size', 'Size'],
      ['quantity', 'Quantity'],
      ['notes', 'Notes'],
      ['text', 'Your own'],
    ]);
  });

  it('removes one column or one size, and leaves the others', () => {
    expect(removeColumn(standard, 'number')).toEqual([standard[0], standard[2]]);
    const sizes = sizesOf(standard);
    expect(removeSize(sizes, 'M')).toEqual(sizes.filter(({ label }) => label !== 'M'));
    expect(removeSize(sizes, 'M')).toHaveLength(6);
    expect(addSize([])).toEqual([{ key: 'new', label: '', upcharge: '' }]);
  });

  it('restores a removed column with its defaults', () => {
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

  it('gives each new size its own key, also after one was removed', () => {
    const two = addSize(addSize(sizesOf(standard)));
    expect(two.slice(-2).map(({ key }) => key)).toEqual(['new', 'new-2']);
    const keys = addSize(removeSize(two, 'new')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
