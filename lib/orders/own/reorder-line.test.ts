import { describe, expect, it } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { rosterSheet } from '@/lib/testing/rosters/roster-tables';
import type { PricedProduct } from '../pricing/price-order';
import { type EarlierLine, planLine } from './reorder-line';

const mug: PricedProduct = {
  id: 'p1',
  name: 'Harvest Mug',
  sku: 'MUG-1',
  priceCents: 2_800,
  imageUrl: null,
  allowsCustomization: false,
  customizationLabel: null,
  customizationLimit: null,
  isTeamOrder: false,
  requiresLogo: false,
  requiresRoster: false,
  rosterSettings: DEFAULT_ROSTER_SETTINGS,
  weightGrams: null,
  options: [],
  variants: [],
};

const ordered: EarlierLine = {
  itemId: 'i1',
  name: 'Harvest Mug',
  imageUrl: null,
  quantity: 3,
  priceCents: 2_800,
  upchargeCents: 0,
  choices: [],
  logoFileId: null,
  sheet: null,
};

const text = (value: string) => ({ kind: 'customization', label: 'Name on it', value });
const asking = { ...mug, allowsCustomization: true, customizationLabel: 'Name', customizationLimit: 5 };
const jersey = { ...mug, isTeamOrder: true, requiresRoster: true };
const rosterChoice = { kind: 'roster', label: '', value: 'team.csv', files: [] };
const people = rosterSheet({ Name: 'name', Size: 'size' }, [
  ['Ada', 'S'],
  ['Ben', 'M'],
]);

describe('a line that is ordered again', () => {
  it('costs what it costs now', () => {
    const line = planLine(ordered, { ...mug, priceCents: 3_100 });
    expect(line).toMatchObject({
      outcome: 'add',
      was: { priceCents: 2_800, totalCents: 8_400 },
      now: { priceCents: 3_100, totalCents: 9_300 },
    });
  });

  it('is left out when its product is gone', () => {
    expect(planLine(ordered, null)).toMatchObject({ outcome: 'gone', now: null, filled: null });
  });

  it.each([
    ['keeps its text under the shop’s present label', asking, [text('Ada')], 'add', null],
    ['needs its shopper for a text that is asked for now', asking, [], 'ask', 'customization_missing'],
    [
      'needs its shopper for a text that is too long now',
      asking,
      [text('Adaline')],
      'ask',
      'customization_too_long',
    ],
    ['says what is no longer asked for', mug, [text('Ada')], 'add', null],
  ])('%s', (_title, product, choices, outcome, reason) => {
    const line = planLine({ ...ordered, choices }, product);
    expect(line).toMatchObject({ outcome, reason });
    expect(line.filled === null).toBe(outcome === 'ask');
    expect(line.dropped.length).toBe(product === mug ? 1 : 0);
    expect(line.filled?.answers ?? []).toEqual(
      product === asking && outcome === 'add' ? [{ kind: 'customization', label: 'Name', value: 'Ada' }] : [],
    );
  });

  it('is as many pieces as its team, with today’s upcharges', () => {
    const line = planLine(
      { ...ordered, quantity: 2, choices: [rosterChoice], sheet: people },
      { ...jersey, rosterSettings: settingsWithSizes({ S: 0, M: 250 }) },
    );
    expect(line).toMatchObject({
      outcome: 'add',
      quantity: 2,
      was: { upchargeCents: 0 },
      now: { upchargeCents: 250, totalCents: 5_850 },
    });
    expect(line.filled?.team?.rows).toHaveLength(2);
  });

  it.each([
    ['whose team is no longer kept', { choices: [rosterChoice] }, jersey, 'roster_missing'],
    [
      'whose sizes are not offered any more',
      { choices: [rosterChoice], sheet: rosterSheet({ Name: 'name', Size: 'size' }, [['Ada', 'YM']]) },
      jersey,
      'roster_outdated',
    ],
    [
      'whose logo is gone, also where none is required',
      { choices: [{ kind: 'logo', label: '', value: 'crest.png', files: [] }] },
      { ...jersey, requiresRoster: false },
      'logo_missing',
    ],
  ])('needs its shopper for one %s', (_title, changes, product, reason) => {
    expect(planLine({ ...ordered, ...changes }, product)).toMatchObject({
      outcome: 'ask',
      reason,
      filled: null,
    });
  });
});
