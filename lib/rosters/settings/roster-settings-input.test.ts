import { expect, it } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS } from './roster-settings';
import { readRosterSettings, rosterSettingsInput } from './roster-settings-input';
import {
  HIGHEST_NUMBER,
  HIGHEST_UPCHARGE_CENTS,
  LONGEST_SIZE_LABEL,
  MOST_SETTINGS_COLUMNS,
  MOST_SIZES,
} from './roster-settings-limits';

const [name, number, size] = DEFAULT_ROSTER_SETTINGS.columns;
const text = { id: 'motto', kind: 'text', label: 'Motto', isRequired: false, longest: 5 };
const settings = (...columns: unknown[]) => ({ version: 1, columns });

it('accepts the default settings, and strips invisible characters from labels', () => {
  expect(rosterSettingsInput.parse(DEFAULT_ROSTER_SETTINGS)).toEqual(DEFAULT_ROSTER_SETTINGS);
  const parsed = rosterSettingsInput.parse(settings({ ...text, label: ' My\u0000motto\u200b ' }));
  expect(parsed.columns[0]?.label).toBe('My motto');
});

it('accepts a column of every kind', () => {
  const columns = [
    ...DEFAULT_ROSTER_SETTINGS.columns,
    { id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false },
    { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
    { ...text, id: '1', longest: null },
  ];
  expect(rosterSettingsInput.parse(settings(...columns))).toEqual(settings(...columns));
});

it('reports an empty range at the field to fix', () => {
  const range = rosterSettingsInput.safeParse(settings({ ...number, lowest: 5, highest: 4 }));
  expect(range.error?.issues.map(({ path }) => path)).toEqual([['columns', 0, 'highest']]);
});

it('accepts values just within the limits, and counts letters as the form does', () => {
  const longest = { ...text, id: `m${'-'.repeat(39)}`, label: '🏺'.repeat(40), longest: 200 };
  const sizes = Array.from({ length: MOST_SIZES }, (_, at) => ({
    label: `${at}`.padEnd(LONGEST_SIZE_LABEL, 'x'),
    upchargeCents: HIGHEST_UPCHARGE_CENTS,
  }));
  const first = {
    ...size,
    sizes: [{ label: '🏺'.repeat(LONGEST_SIZE_LABEL), upchargeCents: 0 }, ...sizes.slice(1)],
  };
  const range = { ...number, lowest: HIGHEST_NUMBER, highest: HIGHEST_NUMBER };
  const others = Array.from({ length: MOST_SETTINGS_COLUMNS - 3 }, (_, at) => ({
    ...text,
    id: `c${at}`,
    label: `C${at}`,
    longest: 1,
  }));
  for (const columns of [[longest, first, range, ...others], [{ ...number, lowest: 0, highest: 0 }]]) {
    expect(rosterSettingsInput.safeParse(settings(...columns)).error).toBeUndefined();
  }
});

it.each<[string, unknown]>([
  ['no column', settings()],
  ['a label of one emoji too many', settings({ ...text, label: '🏺'.repeat(41) })],
  [
    'a size of one letter too many',
    settings({ ...size, sizes: [{ label: 'x'.repeat(LONGEST_SIZE_LABEL + 1), upchargeCents: 0 }] }),
  ],
  [
    'a size too many',
    settings({
      ...size,
      sizes: Array.from({ length: MOST_SIZES + 1 }, (_, at) => ({ label: `${at}`, upchargeCents: 0 })),
    }),
  ],
  [
    'a size that costs too much',
    settings({ ...size, sizes: [{ label: 'M', upchargeCents: HIGHEST_UPCHARGE_CENTS + 1 }] }),
  ],
  ['a number that is too high', settings({ ...number, highest: HIGHEST_NUMBER + 1 })],
  ['a text of more letters than a cell', settings({ ...text, longest: 201 })],
  ['an id of 41 letters', settings({ ...text, id: 'x'.repeat(41) })],
  [
    'too many columns',
    settings(...Array.from({ length: 21 }, (_, at) => ({ ...text, id: `c${at}`, label: `C${at}` }))),
  ],
  ['another version', { ...DEFAULT_ROSTER_SETTINGS, version: 2 }],
  ['a label that nobody can see', settings({ ...text, label: '\u200b ' })],
  ['a label that is too long', settings({ ...text, label: 'x'.repeat(41) })],
  ['two equal ids', settings(text, { ...text, label: 'Other' })],
  ['two labels that look the same', settings(text, { ...text, id: 'other', label: 'MOTTO.' })],
  ['an own column under a known id', settings({ ...text, id: 'size' })],
  ...['name', 'number', 'quantity', 'notes'].map((id): [string, unknown] => [
    `an own column under the id ${id}`,
    settings({ ...text, id }),
  ]),
  ['an id with a blank before it', settings({ ...text, id: ' motto' })],
  ['an id with a blank behind it', settings({ ...text, id: 'motto ' })],
  ['an id that begins with a dash', settings({ ...text, id: '-motto' })],
  ['notes under another id', settings({ ...text, kind: 'notes', id: 'remark' })],
  ['a number under another id', settings({ ...number, id: 'back' })],
  ['a size under another id', settings({ ...size, id: 'fit' })],
  [
    'a quantity under another id',
    settings({ id: 'count', kind: 'quantity', label: 'Count', isRequired: false }),
  ],
  ['a name of no label', settings({ id: 'name', kind: 'name', isRequired: true, longest: null })],
  ['a known kind under another id', settings({ ...name, id: 'who' })],
  ['an id that is no word', settings({ ...text, id: '__proto__' })],
  ['a kind that there is not', settings({ ...text, kind: 'color' })],
  ['a range that holds nothing', settings({ ...number, lowest: 5, highest: 4 })],
  ['a negative number', settings({ ...number, lowest: -1 })],
  ['no size', settings({ ...size, sizes: [] })],
  [
    'two equal sizes',
    settings({
      ...size,
      sizes: [
        { label: 'M', upchargeCents: 0 },
        { label: 'm', upchargeCents: 1 },
      ],
    }),
  ],
  ['a size that costs less', settings({ ...size, sizes: [{ label: 'M', upchargeCents: -1 }] })],
  ['a part of a cent', settings({ ...size, sizes: [{ label: 'M', upchargeCents: 0.5 }] })],
  ['a text of no letters', settings({ ...text, longest: 0 })],
])('refuses %s, and reads it as the default settings', (_name, given) => {
  expect(rosterSettingsInput.safeParse(given).success).toBe(false);
  expect(readRosterSettings(given)).toBe(DEFAULT_ROSTER_SETTINGS);
});

it('reads what was stored', () => {
  expect(readRosterSettings(JSON.parse(JSON.stringify(settings(text))))).toEqual(settings(text));
  expect(readRosterSettings(null)).toBe(DEFAULT_ROSTER_SETTINGS);
});
