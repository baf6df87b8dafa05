import { expect, it } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS } from './roster-settings';
import { readRosterSettings, rosterSettingsInput } from './roster-settings-input';

const [name, number, size] = DEFAULT_ROSTER_SETTINGS.columns;
const text = { id: 'motto', kind: 'text', label: 'Motto', isRequired: false, longest: 5 };
const settings = (...columns: unknown[]) => ({ version: 1, columns });

it('takes the settings that a shop starts with, and labels without what nobody can see', () => {
  expect(rosterSettingsInput.parse(DEFAULT_ROSTER_SETTINGS)).toEqual(DEFAULT_ROSTER_SETTINGS);
  const parsed = rosterSettingsInput.parse(settings({ ...text, label: ' My\u0000motto\u200b ' }));
  expect(parsed.columns[0]?.label).toBe('My motto');
});

it.each<[string, unknown]>([
  ['no column', settings()],
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
])('refuses %s, and reads it as the settings of the start', (_name, given) => {
  expect(rosterSettingsInput.safeParse(given).success).toBe(false);
  expect(readRosterSettings(given)).toBe(DEFAULT_ROSTER_SETTINGS);
});

it('reads what was stored', () => {
  expect(readRosterSettings(JSON.parse(JSON.stringify(settings(text))))).toEqual(settings(text));
  expect(readRosterSettings(null)).toBe(DEFAULT_ROSTER_SETTINGS);
});
