import { expect, it } from 'vitest';
import { toStored } from '@/lib/rosters/keeping/stored-roster';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { lineAnswers } from './line-answers';

const nothing = {
  choices: [],
  customizationLabel: null,
  customizationText: null,
  logoUrl: null,
  rosterUrl: null,
  rosterData: null,
  rosterColumns: null,
  roster: null,
  upchargeCents: 0,
};
const file = (kind: string, name: string) => ({
  kind,
  label: '',
  value: name,
  files: [{ name, url: `/admin/orders/1/files/2/${name}` }],
});
const stored = toStored(
  DEFAULT_ROSTER_SETTINGS,
  rosterTable({ Name: 'name', Size: 'size' }, [
    ['Okafor', 'M'],
    ['Lindqvist', '2XL'],
    ['Sato', 'M'],
  ]),
);

it('lists all answers of a line, in the order of the product page', () => {
  const item = {
    ...nothing,
    choices: [
      { kind: 'customization', label: 'Lettering', value: 'HARBOR' },
      file('logo', 'crest.png'),
      file('roster', 'team.csv'),
    ],
    rosterData: stored.rows,
    rosterColumns: stored.columns,
    upchargeCents: 200,
  };
  expect(lineAnswers(item)).toEqual([
    { label: 'Lettering', value: 'HARBOR' },
    { label: 'Logo', value: 'crest.png' },
    { label: 'Roster', value: '3 pieces: M×2 2XL×1' },
    { label: 'Sizes', value: '+$2.00' },
  ]);
});

it('includes the shopper’s roster while the order is not paid', () => {
  const sizes = [
    { label: 'XL', pieces: 1 },
    { label: 'M', pieces: 2 },
  ];
  const roster = { summary: { pieces: 3, sizes, upchargeCents: 0 } };
  expect(lineAnswers({ ...nothing, roster })).toEqual([{ label: 'Roster', value: '3 pieces: M×2 XL×1' }]);
});

it('names the file of an unreadable roster', () => {
  expect(lineAnswers({ ...nothing, choices: [file('roster', 'team.pdf')] })).toEqual([
    { label: 'Roster', value: 'team.pdf' },
  ]);
});

it('is empty without answers, and gives a question without a label a default one', () => {
  expect(lineAnswers(nothing)).toEqual([]);
  expect(lineAnswers({ ...nothing, choices: [{ kind: 'customization', label: '', value: 'Ada' }] })).toEqual([
    { label: 'Customization', value: 'Ada' },
  ]);
});

it('reads a line of the previous release from its columns', () => {
  const older = {
    ...nothing,
    choices: null,
    customizationText: 'Ada',
    logoUrl: '/admin/orders/1/files/2/crest%20%231.png',
    rosterUrl: '/admin/orders/1/files/3/team.csv',
  };
  expect(lineAnswers(older)).toEqual([
    { label: 'Customization', value: 'Ada' },
    { label: 'Logo', value: 'crest #1.png' },
    { label: 'Roster', value: 'team.csv' },
  ]);
});
