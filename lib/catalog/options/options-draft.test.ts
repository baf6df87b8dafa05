import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { draftOf } from '@/lib/rosters/roster-draft';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import {
  keysOf,
  NO_OPTIONS,
  type OptionsDraft,
  optionsDraftOf,
  optionsToSave,
  rowsOf,
  withSizes,
} from './options-draft';
import {
  addOption,
  addValue,
  changeCell,
  changeCells,
  changeValue,
  moveOption,
  nameOption,
  removeOption,
  removeValue,
  setEffect,
} from './options-draft-edits';
import { optionsInput, optionsWith } from './options-input';
import { optionsProblems } from './options-rules';

const stored = [
  {
    name: 'Size',
    values: ['Small', 'Large'],
    ...{
      changesPrice: true,
      changesStock: false,
      changesSku: true,
      changesPicture: false,
      isRosterSize: false,
    },
  },
  {
    name: 'Glaze',
    values: ['Celadon', 'Tenmoku'],
    ...{
      changesPrice: false,
      changesStock: false,
      changesSku: false,
      changesPicture: true,
      isRosterSize: false,
    },
  },
];
const variants = ['Small', 'Large'].flatMap((size) =>
  ['Celadon', 'Tenmoku'].map((glaze) => ({
    id: `${size}-${glaze}`,
    values: [size, glaze],
    sku: size === 'Large' ? 'BOWL-L' : null,
    priceCents: size === 'Large' ? cents(5_200) : null,
    imageUrl: glaze === 'Tenmoku' ? '/media/dark.webp' : null,
    isOffered: size !== 'Small' || glaze !== 'Tenmoku',
  })),
);
const draft = optionsDraftOf(stored, variants);
const saved = (edited: OptionsDraft) => optionsToSave(edited, withSizes(edited.options, null));
const told = (edited: OptionsDraft) =>
  saved(edited).variants.map(({ id, values, price, isOffered }) => [id, values.join(' '), price, isOffered]);

describe('the form of options', () => {
  it('shows what is stored, and sends it back unchanged', () => {
    expect(saved(draft)).toEqual({
      options: [
        {
          ...stored[0],
          values: [
            { text: 'Small', picture: null },
            { text: 'Large', picture: null },
          ],
        },
        {
          ...stored[1],
          values: [
            { text: 'Celadon', picture: null },
            { text: 'Tenmoku', picture: { url: '/media/dark.webp' } },
          ],
        },
      ],
      variants: variants.map(({ id, values, sku, priceCents, isOffered }) => ({
        ...{ id, values, sku: sku ?? '', isOffered },
        price: priceCents === null ? '' : '52.00',
      })),
    });
  });

  it('asks once for what several combinations have in common', () => {
    const options = withSizes(draft.options, null);
    const [, , large] = rowsOf(options);
    const dearer = changeCell(draft, options, keysOf(large ?? []), { price: '60.00' });
    expect(told(dearer).map(([, , price]) => price)).toEqual(['', '', '60.00', '60.00']);
  });

  it('keeps each combination’s row, price and tick when values are added, moved, renamed and removed', () => {
    const [size, glaze] = draft.options.map(({ key }) => key) as [string, string];
    const more = addValue(draft, null, glaze);
    const added = more.options[1]?.values[2]?.key ?? '';
    const named = changeValue(more, glaze, added, { text: 'Shino' });
    expect(told(named)).toEqual([
      ['Small-Celadon', 'Small Celadon', '', true],
      ['Small-Tenmoku', 'Small Tenmoku', '', false],
      [null, 'Small Shino', '', true],
      ['Large-Celadon', 'Large Celadon', '52.00', true],
      ['Large-Tenmoku', 'Large Tenmoku', '52.00', true],
      [null, 'Large Shino', '52.00', true],
    ]);
    const moved = moveOption(named, null, size, 'down');
    expect(told(moved)[1]).toEqual(['Large-Celadon', 'Celadon Large', '52.00', true]);
    // The first value held the price that its neighbours show.
    const first = draft.options[1]?.values[0]?.key ?? '';
    expect(told(removeValue(named, null, glaze, first))).toEqual([
      ['Small-Tenmoku', 'Small Tenmoku', '', false],
      [null, 'Small Shino', '', true],
      ['Large-Tenmoku', 'Large Tenmoku', '52.00', true],
      [null, 'Large Shino', '52.00', true],
    ]);
  });

  it('gives the rows of a removed option to the combinations that remain, each once', () => {
    const glaze = draft.options[1]?.key ?? '';
    expect(told(removeOption(draft, null, glaze))).toEqual([
      ['Small-Celadon', 'Small', '', true],
      ['Large-Celadon', 'Large', '52.00', true],
    ]);
  });

  it('fills in many at once', () => {
    const options = withSizes(draft.options, null);
    const all = changeCells(draft, options, rowsOf(options), { price: '30.00', isOffered: true });
    expect(told(all).map(([, , price, offered]) => [price, offered])).toEqual(
      Array.from({ length: 4 }, () => ['30.00', true]),
    );
  });

  it('lets one option change the picture', () => {
    const size = draft.options[0]?.key ?? '';
    const changed = setEffect(draft, null, size, { changesPicture: true });
    expect(changed.options.map(({ changesPicture }) => changesPicture)).toEqual([true, false]);
  });

  it('has the sizes of the roster as it is edited', () => {
    const roster = draftOf(DEFAULT_ROSTER_SETTINGS);
    const team = addOption(NO_OPTIONS, roster, true);
    expect(withSizes(team.options, roster)[0]?.values).toHaveLength(7);
    expect(withSizes(team.options, null)).toEqual([]);
  });
});

describe('what is wrong with options', () => {
  const problemsOf = (edited: OptionsDraft) => Object.keys(optionsProblems(saved(edited)));
  const [size] = draft.options.map(({ key }) => key) as [string];

  it('is nothing with those of a product', () => {
    expect(problemsOf(draft)).toEqual([]);
    expect(optionsInput.safeParse({ ...saved(draft), variants: [] }).success).toBe(true);
  });

  it.each<[string, OptionsDraft, string[]]>([
    ['an option without a name', nameOption(draft, size, ' '), ['option.0.name']],
    ['the same name twice', nameOption(draft, size, 'GLAZE'), ['option.1.name']],
    ['a value without a text', addValue(draft, null, size), ['option.0.value.2']],
    [
      'a value twice',
      changeValue(draft, size, draft.options[0]?.values[0]?.key ?? '', { text: 'large' }),
      ['option.0.value.1'],
    ],
  ])('is marked: %s', (_says, edited, places) => {
    expect(problemsOf(edited)).toEqual(places);
    expect(optionsInput.safeParse(saved(edited)).success).toBe(false);
  });

  it('is a price of nothing, an SKU of two, no combination for sale, and more than a hundred', () => {
    const options = withSizes(draft.options, null);
    const [first, , large] = rowsOf(options);
    const at = (row = first) => keysOf(row ?? []);
    expect(problemsOf(changeCell(draft, options, at(), { price: '0' }))).toContain('variant.0.price');
    expect(problemsOf(changeCell(draft, options, at(large), { price: '1.234' }))).toContain(
      'variant.2.price',
    );
    expect(problemsOf(changeCell(draft, options, at(), { sku: 'bowl-l' }))).toContain('variant.2.sku');
    expect(problemsOf(changeCells(draft, options, rowsOf(options), { isOffered: false }))).toEqual([
      'options',
    ]);
    let many = draft;
    for (let count = 0; count < 49; count += 1) {
      many = addValue(many, null, size);
    }
    expect(problemsOf(many)).toContain('options');
  });
});

describe('the options that are saved', () => {
  it('are all combinations, without what no option changes', () => {
    const sent = saved(draft);
    const plain = {
      ...sent,
      options: sent.options.map((option) => ({ ...option, changesPrice: false, changesPicture: false })),
    };
    const kept = optionsWith(plain, null).variants;
    expect(kept).toHaveLength(4);
    expect(kept.map(({ priceCents, picture }) => [priceCents, picture])).toEqual(
      Array.from({ length: 4 }, () => [null, null]),
    );
  });

  it('are those of the roster’s present sizes, whatever was sent', () => {
    const team = addOption(NO_OPTIONS, draftOf(DEFAULT_ROSTER_SETTINGS), true);
    const sent = optionsInput.parse(
      optionsToSave(team, withSizes(team.options, draftOf(DEFAULT_ROSTER_SETTINGS))),
    );
    expect(optionsWith(sent, DEFAULT_ROSTER_SETTINGS).variants).toHaveLength(7);
    expect(optionsWith(sent, null)).toEqual({ options: [], variants: [] });
  });
});
