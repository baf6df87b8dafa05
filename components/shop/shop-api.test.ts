import { beforeEach, expect, it, vi } from 'vitest';
import { capturePayment } from './shop-api';

vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

const captured = { status: 'COMPLETED', order_id: '0190a1b2-0000-7000-8000-00000000000b' };
const answer = (status: number, body: object) => async () => Response.json(body, { status });
const refusal = (code: string) => answer(422, { error: { code, message: 'for programs' } });
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

const ask = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});

const capture = () => capturePayment('shop', { paypalOrderId: 'P-1', checkoutToken: null });

it.each([
  ['no answer came', offline],
  ['PayPal did not say', refusal('payment_unavailable')],
  ['the server broke', answer(500, { error: { code: 'internal_error', message: 'It broke' } })],
])('a payment is asked about once more where %s', async (_, first) => {
  ask.mockImplementationOnce(first).mockImplementation(answer(200, captured));
  expect(await capture()).toEqual({ ok: true, value: captured });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('three times at most, and then nobody knows', async () => {
  ask.mockImplementation(offline);
  expect(await capture()).toMatchObject({ ok: false, error: { code: 'no_answer' } });
  expect(ask).toHaveBeenCalledTimes(3);
});

it('and not again where it was refused', async () => {
  ask.mockImplementation(refusal('order_not_payable'));
  expect(await capture()).toMatchObject({ ok: false, error: { code: 'order_not_payable' } });
  expect(ask).toHaveBeenCalledTimes(1);
});
