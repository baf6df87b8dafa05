import { describe, expect, it } from 'vitest';
import { withChoices } from '@/lib/orders/choices/sent-choices';
import { err, ok } from '@/lib/result';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { NO_CHARGE_RULES } from './order-charges';
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

const sizes = (upcharge: number) => settingsWithSizes({ M: 0, '2XL': upcharge });
const jersey: TeamProduct = {
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
  rosterSettings: sizes(200),
};
const summary = {
  pieces: 3,
  sizes: [
    { label: 'M', pieces: 1 },
    { label: '2XL', pieces: 2 },
  ],
  upchargeCents: 400,
};
const keptId = '0190a1b2-0000-7000-8000-0000000000dd';
const roster: OrderedRoster = { productId, uploadId, standing: ok({ id: keptId, summary }) };
const attachments: Attachments = {
  logoIds: new Set([logoId]),
  rosters: new Map([[rosterId, roster]]),
  tooManyRows: new Set(),
  tooManyBytes: new Set(),
};
const line: TeamLine = { product_id: productId, logo_upload_id: logoId, roster_id: rosterId };

const read = (product: Partial<TeamProduct> = {}, asked: Partial<TeamLine> = {}, files = attachments) =>
  readTeamOrder({ ...jersey, ...product }, { ...line, ...asked }, files);

describe('the files of a line', () => {
  it('are the ids of a logo and a roster, with the upcharges of its sizes', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        logoUploadId: logoId,
        rosterUploadId: uploadId,
        rosterId: keptId,
        upchargeCents: 400,
        summary,
      },
    });
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

  it('are ignored for a product without team orders', () => {
    expect(read({ isTeamOrder: false })).toMatchObject({
      ok: true,
      value: { logoUploadId: null, rosterUploadId: null, rosterId: null, upchargeCents: 0, summary: null },
    });
  });

  it.each([
    ['logo_missing', {}, { logo_upload_id: undefined }],
    ['roster_missing', {}, { roster_id: undefined }],
    ['logo_gone', {}, { logo_upload_id: uploadId }],
    ['roster_gone', {}, { roster_id: uploadId }],
    ['roster_gone', {}, { product_id: uploadId }],
  ] as const)('are refused as %s', (code, product, asked) => {
    expect(read(product, asked)).toEqual({ ok: false, error: code });
  });

  it.each(['roster_outdated', 'roster_gone', 'roster_busy'] as const)(
    'are refused if the roster is %s',
    (code) => {
      const rosters = new Map([[rosterId, { ...roster, standing: err(code) }]]);
      expect(read({}, {}, { ...attachments, rosters })).toEqual({ ok: false, error: code });
    },
  );

  it('are refused if they are too long for one order', () => {
    const files = { ...attachments, rosters: new Map(), tooManyRows: new Set([rosterId]) };
    expect(read({}, {}, files)).toEqual({ ok: false, error: 'roster_too_long' });
    const heavy = { ...attachments, tooManyBytes: new Set([rosterId]) };
    expect(read({}, {}, heavy)).toEqual({ ok: false, error: 'rosters_too_heavy' });
  });

  it('may be left out if they are not required', () => {
    const neither = { logo_upload_id: undefined, roster_id: undefined };
    expect(read({ requiresLogo: false, requiresRoster: false }, neither)).toMatchObject({
      ok: true,
      value: { logoUploadId: null, rosterUploadId: null, upchargeCents: 0 },
    });
  });

  it('include a roster that could not be read, as a file', () => {
    const unread = { ...roster, standing: null };
    expect(read({}, {}, { ...attachments, rosters: new Map([[rosterId, unread]]) })).toMatchObject({
      ok: true,
      value: { rosterUploadId: uploadId, rosterId: null, summary: null },
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
    customizationLimit: null,
    weightGrams: null,
    options: [],
    variants: [],
  };
  const facts = { products: [product], attachments, rules: NO_CHARGE_RULES, deliveryMethods: [] };
  const wanted = { destination: null, methodId: null, orUsual: false };
  const price = (quantity: number) => priceOrder([withChoices({ ...line, quantity })], facts, wanted);

  it('adds the upcharges of its sizes to price times pieces', () => {
    expect(price(3)).toMatchObject({
      ok: true,
      value: { totalCents: 9_400, lines: [{ upchargeCents: 400, subtotalCents: 9_400, quantity: 3 }] },
    });
  });

  it('names the line whose files cannot be ordered', () => {
    const asked = [
      { ...line, quantity: 3 },
      { ...line, quantity: 3, roster_id: uploadId },
    ];
    expect(
      priceOrder(
        asked.map((fields) => withChoices(fields)),
        facts,
        wanted,
      ),
    ).toEqual({
      ok: false,
      error: { code: 'roster_gone', index: 1 },
    });
  });

  it.each([1, 2, 4])('refuses %i pieces for a roster of three', (quantity) => {
    expect(price(quantity)).toEqual({ ok: false, error: { code: 'roster_outdated', index: 0 } });
  });
});
