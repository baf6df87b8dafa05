import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '@/lib/rosters/roster-settings';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { type PricedProduct, priceOrder } from './price-order';
import {
  type Attachments,
  type OrderedRoster,
  readTeamOrder,
  type TeamLine,
  type TeamProduct,
} from './team-order';

const productId = '0190a1b2-0000-7000-8000-00000000000a';
const logoId = '0190a1b2-0000-7000-8000-0000000000aa';
const rosterId = '0190a1b2-0000-7000-8000-0000000000bb';
const uploadId = '0190a1b2-0000-7000-8000-0000000000cc';

const sizes = (upcharge: number): RosterSettings => ({
  ...DEFAULT_ROSTER_SETTINGS,
  columns: DEFAULT_ROSTER_SETTINGS.columns.map((column) =>
    column.kind === 'size'
      ? {
          ...column,
          sizes: [
            { label: 'M', upchargeCents: cents(0) },
            { label: '2XL', upchargeCents: cents(upcharge) },
          ],
        }
      : column,
  ),
});
const jersey: TeamProduct = {
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
  rosterSettings: sizes(200),
};
const table: RosterTable = {
  columns: [
    { header: 'Player', meaning: 'name' },
    { header: 'No.', meaning: 'number' },
    { header: 'Size', meaning: 'size' },
    { header: 'Shoe', meaning: null },
  ],
  rows: [
    ['Okafor', '007', 'M', '42'],
    ['Lindqvist', '12', '2XL', '44'],
    ['Dal Pozzo', '', '2XL', ''],
  ],
};
const roster: OrderedRoster = { productId, uploadId, table };
const attachments: Attachments = {
  logoIds: new Set([logoId]),
  rosters: new Map([[rosterId, roster]]),
  tooManyRows: new Set(),
};
const line: TeamLine = { product_id: productId, logo_upload_id: logoId, roster_id: rosterId };

const read = (product: Partial<TeamProduct> = {}, asked: Partial<TeamLine> = {}, files = attachments) =>
  readTeamOrder({ ...jersey, ...product }, { ...line, ...asked }, files);

describe('the files of a line', () => {
  it('are a logo and the rows of a roster, with what its sizes add', () => {
    const team = read();
    expect(team).toMatchObject({
      ok: true,
      value: {
        logoUploadId: logoId,
        rosterUploadId: uploadId,
        upchargeCents: 400,
        summary: {
          pieces: 3,
          sizes: [
            { label: 'M', pieces: 1 },
            { label: '2XL', pieces: 2 },
          ],
        },
      },
    });
    expect(team.ok && team.value.rosterData).toEqual([
      { Name: 'Okafor', Number: '007', Size: 'M', Shoe: '42' },
      { Name: 'Lindqvist', Number: '12', Size: '2XL', Shoe: '44' },
      { Name: 'Dal Pozzo', Number: '', Size: '2XL', Shoe: '' },
    ]);
    expect(team.ok && team.value.rosterColumns?.settings).toEqual(sizes(200));
  });

  it('are found by ids in upper case', () => {
    expect(
      read(
        {},
        {
          product_id: productId.toUpperCase(),
          logo_upload_id: logoId.toUpperCase(),
          roster_id: rosterId.toUpperCase(),
        },
      ),
    ).toMatchObject({ ok: true, value: { logoUploadId: logoId, rosterUploadId: uploadId } });
  });

  it('are nothing for a product that takes no team orders', () => {
    expect(read({ isTeamOrder: false })).toMatchObject({
      ok: true,
      value: { logoUploadId: null, rosterUploadId: null, rosterData: null, upchargeCents: 0, summary: null },
    });
  });

  it.each([
    ['logo_missing', {}, { logo_upload_id: undefined }],
    ['roster_missing', {}, { roster_id: undefined }],
    ['logo_gone', {}, { logo_upload_id: uploadId }],
    ['roster_gone', {}, { roster_id: uploadId }],
    ['roster_gone', {}, { product_id: uploadId }],
    ['roster_outdated', { rosterSettings: DEFAULT_ROSTER_SETTINGS }, {}],
  ] as const)('are refused as %s', (code, product, asked) => {
    const files =
      code === 'roster_outdated'
        ? {
            ...attachments,
            rosters: new Map([
              [rosterId, { ...roster, table: { ...table, rows: [['Okafor', '7', 'One size', '']] } }],
            ]),
          }
        : attachments;
    expect(read(product, asked, files)).toEqual({ ok: false, error: code });
  });

  it('are refused where they are too long for one order', () => {
    const files = { ...attachments, rosters: new Map(), tooManyRows: new Set([rosterId]) };
    expect(read({}, {}, files)).toEqual({ ok: false, error: 'roster_too_long' });
  });

  it('may be left out where they are not required', () => {
    const neither = { logo_upload_id: undefined, roster_id: undefined };
    expect(read({ requiresLogo: false, requiresRoster: false }, neither)).toMatchObject({
      ok: true,
      value: { logoUploadId: null, rosterUploadId: null, upchargeCents: 0 },
    });
  });

  it('include a roster that could not be read, as it is', () => {
    const unread = { ...roster, table: null };
    expect(read({}, {}, { ...attachments, rosters: new Map([[rosterId, unread]]) })).toMatchObject({
      ok: true,
      value: { rosterUploadId: uploadId, rosterData: null, rosterColumns: null, summary: null },
    });
  });
});

describe('pricing a line with a roster', () => {
  const product: PricedProduct = {
    ...jersey,
    id: productId,
    name: 'Away Jersey',
    sku: 'JER-0001',
    priceCents: 3_000,
    imageUrl: null,
    allowsCustomization: false,
    customizationLabel: null,
  };
  const price = (quantity: number, rosterSettings = product.rosterSettings) =>
    priceOrder([{ ...line, quantity }], [{ ...product, rosterSettings }], attachments);

  it('adds what its sizes cost to price times pieces', () => {
    expect(price(3)).toMatchObject({
      ok: true,
      value: { totalCents: 9_400, lines: [{ upchargeCents: 400, subtotalCents: 9_400, quantity: 3 }] },
    });
  });

  it('charges what the shop charges now, not when the roster was saved', () => {
    expect(price(3, sizes(500))).toMatchObject({ ok: true, value: { totalCents: 10_000 } });
  });

  it('names the line whose files cannot be ordered', () => {
    const asked = [
      { ...line, quantity: 3 },
      { ...line, quantity: 3, roster_id: uploadId },
    ];
    expect(priceOrder(asked, [product], attachments)).toEqual({
      ok: false,
      error: { code: 'roster_gone', index: 1 },
    });
  });

  it.each([1, 2, 4])('refuses %i pieces for a roster of three', (quantity) => {
    expect(price(quantity)).toEqual({ ok: false, error: { code: 'roster_outdated', index: 0 } });
  });
});
