import { afterAll, expect, it } from 'vitest';
import { approveOrder, payPalControl } from './client';
import { idOf, startTestSandbox } from './test-client';

const box = await startTestSandbox();
afterAll(() => box.sandbox.stop());

it('approves an order, or has its capture refused', async () => {
  for (const [choice, status] of [
    ['approve', 201],
    ['decline', 422],
  ] as const) {
    const id = idOf(await box.shopA.create());
    await approveOrder(box.sandbox.url, id, choice);
    expect((await box.shopA.capture(id)).status, choice).toBe(status);
  }
});

it('rejects where the stand-in refuses an approval', async () => {
  await expect(approveOrder(box.sandbox.url, 'NO-SUCH-ORDER')).rejects.toThrow('404');
});

it('calls controls, returns their answers, and rejects on a refusal', async () => {
  const control = payPalControl(box.sandbox.url);
  expect(await control('POST', 'faults', { path: 'create', times: 1, status: 500 })).toMatchObject({
    faults: [{ path: 'create' }],
  });
  expect(await control('DELETE', 'faults')).toBeNull();
  expect(await control('GET', 'faults')).toEqual({ faults: [] });
  await expect(control('POST', 'faults', { path: 'create', times: -1 })).rejects.toThrow('400');
});
