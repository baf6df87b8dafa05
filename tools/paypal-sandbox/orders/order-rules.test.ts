import { afterAll, describe, expect, it } from 'vitest';
import { dollars, orderBody, startTestSandbox } from '../test-client';

const box = await startTestSandbox();
afterAll(() => box.sandbox.stop());

describe('refused orders', () => {
  const unit = '/purchase_units/0';
  const item = (overlay: object) => ({
    items: [{ name: 'Jersey', quantity: '3', unit_amount: dollars('20.00'), ...overlay }],
  });
  const amount = (value: string, breakdown?: object) => ({
    items: undefined,
    amount: { ...dollars(value), breakdown },
  });
  const unknownCurrency = { items: undefined, amount: { currency_code: 'XXX', value: '1.00' } };
  const feeOf = (value: string) => ({
    payee: { merchant_id: 'SELLER2345678' },
    payment_instruction: { platform_fees: [{ amount: dollars(value) }] },
  });

  it.each<[string, number, string, object]>([
    ['MISSING_REQUIRED_PARAMETER', 400, `${unit}/amount`, { amount: undefined }],
    ['INVALID_PARAMETER_SYNTAX', 400, `${unit}/amount/value`, amount('12,50')],
    ['INVALID_PARAMETER_SYNTAX', 400, `${unit}/items/0/quantity`, item({ quantity: 3 })],
    ['INVALID_PARAMETER_SYNTAX', 400, `${unit}/items/0/quantity`, item({ quantity: '0' })],
    ['INVALID_STRING_LENGTH', 400, `${unit}/invoice_id`, { invoice_id: 'x'.repeat(128) }],
    ['INVALID_STRING_LENGTH', 400, `${unit}/items/0/name`, item({ name: 'x'.repeat(128) })],
    ['INVALID_PARAMETER_VALUE', 400, `${unit}/items/0/category`, item({ category: 'CRAFT' })],
    ['DECIMAL_PRECISION', 422, `${unit}/amount/value`, amount('12.345')],
    ['CANNOT_BE_ZERO_OR_NEGATIVE', 422, `${unit}/amount/value`, amount('0.00')],
    ['INVALID_CURRENCY_CODE', 422, `${unit}/amount/currency_code`, unknownCurrency],
    ['ITEM_TOTAL_MISMATCH', 422, `${unit}/amount/breakdown/item_total/value`, item({ quantity: '2' })],
    ['ITEM_TOTAL_REQUIRED', 422, `${unit}/amount/breakdown/item_total`, { amount: dollars('60.00') }],
    ['AMOUNT_MISMATCH', 422, `${unit}/amount/value`, amount('61.00', { item_total: dollars('60.00') })],
    // A discount that was not deducted, and one that was deducted from the prices.
    [
      'AMOUNT_MISMATCH',
      422,
      `${unit}/amount/value`,
      amount('60.00', { item_total: dollars('60.00'), discount: dollars('6.00') }),
    ],
    [
      'ITEM_TOTAL_MISMATCH',
      422,
      `${unit}/amount/breakdown/item_total/value`,
      item({ unit_amount: dollars('19.99') }),
    ],
    [
      'CANNOT_BE_NEGATIVE',
      422,
      `${unit}/amount/breakdown/discount/value`,
      amount('66.00', { item_total: dollars('60.00'), discount: dollars('-6.00') }),
    ],
    [
      'CANNOT_BE_NEGATIVE',
      422,
      `${unit}/items/0/unit_amount/value`,
      item({ unit_amount: dollars('-20.00') }),
    ],
    ['TAX_TOTAL_REQUIRED', 422, `${unit}/amount/breakdown/tax_total`, item({ tax: dollars('1.00') })],
    [
      'TAX_TOTAL_MISMATCH',
      422,
      `${unit}/amount/breakdown/tax_total/value`,
      {
        ...item({ tax: dollars('1.33') }),
        amount: {
          ...dollars('64.00'),
          breakdown: { item_total: dollars('60.00'), tax_total: dollars('4.00') },
        },
      },
    ],
    ['UNSUPPORTED_SHIPPING_TYPE', 422, `${unit}/shipping/type`, { shipping: { type: 'PICKUP_IN_PERSON' } }],
    [
      'PREFERRED_SHIPPING_OPTION_AMOUNT_MISMATCH',
      422,
      `${unit}/amount/breakdown/shipping`,
      { shipping: { options: [{ id: '1', label: 'Post', selected: true, amount: dollars('5.00') }] } },
    ],
    [
      'INVALID_PLATFORM_FEES_AMOUNT',
      422,
      `${unit}/payment_instruction/platform_fees/0/amount/value`,
      feeOf('60.01'),
    ],
  ])('%s is a %i at %s', async (issue, status, field, overlay) => {
    const reply = await box.shopA.create(orderBody(overlay));
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({
      name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY',
      message: expect.any(String),
      debug_id: expect.stringMatching(/^[0-9a-f]{13}$/),
      details: [{ issue, field, description: expect.any(String), location: 'body' }],
      links: [{ rel: 'information_link', method: 'GET' }],
    });
  });

  it.each([
    [
      'SHIPPING_TYPE_NOT_SUPPORTED_FOR_CLIENT',
      'NO_SHIPPING',
      `${unit}/shipping/type`,
      { type: 'PICKUP_IN_PERSON' },
    ],
    [
      'SHIPPING_OPTIONS_NOT_SUPPORTED',
      'SET_PROVIDED_ADDRESS',
      `${unit}/shipping/options`,
      { options: [{ id: '1', label: 'Post', selected: false }] },
    ],
  ])('%s with %s', async (issue, shipping_preference, field, shipping) => {
    const reply = await box.shopA.create(
      orderBody({ shipping }, { application_context: { shipping_preference } }),
    );
    expect(reply).toMatchObject({ status: 422, body: { details: [{ issue, field }] } });
  });

  it('accepts discount, shipping and tax that add up to the amount', async () => {
    const breakdown = {
      item_total: dollars('60.00'),
      discount: dollars('6.00'),
      shipping: dollars('5.00'),
      tax_total: dollars('4.46'),
    };
    const whole = { amount: { ...dollars('63.46'), breakdown } };
    expect((await box.shopA.create(orderBody(whole))).status).toBe(201);
  });

  it('accepts the longest allowed texts', async () => {
    const longest = 'x'.repeat(127);
    const reply = await box.shopA.create(orderBody({ invoice_id: longest, ...item({ name: longest }) }));
    expect(reply.status).toBe(201);
  });

  it('adds up floating decimals in cents', async () => {
    const tenths = {
      ...item({ unit_amount: dollars('0.10') }),
      amount: { ...dollars('0.30'), breakdown: { item_total: dollars('0.30') } },
    };
    expect((await box.shopA.create(orderBody(tenths))).status).toBe(201);
  });

  it('allows one platform fee only', async () => {
    const fee = { amount: dollars('1.00') };
    const fees = {
      payee: { merchant_id: 'SELLER2345678' },
      payment_instruction: { platform_fees: [fee, fee] },
    };
    const reply = await box.shopA.create(orderBody(fees));
    expect(reply).toMatchObject({ status: 400, body: { details: [{ issue: 'INVALID_ARRAY_MAX_ITEMS' }] } });
  });

  it('names malformed JSON and a wrong media type', async () => {
    const malformed = await box.shopA.create(undefined, { rawBody: '{"intent":' });
    expect(malformed).toMatchObject({
      status: 400,
      body: { details: [{ issue: 'MALFORMED_REQUEST_JSON' }] },
    });
    const form = await box.shopA.create(orderBody(), { headers: { 'content-type': 'text/plain' } });
    expect(form).toMatchObject({ status: 415, body: { name: 'UNSUPPORTED_MEDIA_TYPE' } });
  });
});
