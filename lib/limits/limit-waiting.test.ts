import { expect, it } from 'vitest';
import { limitWaiting } from './limit-waiting';

it('takes on so much and no more, until something is done, well or badly', async () => {
  const inTurn = limitWaiting(1, 1);
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn(() => Promise.reject(new Error('broken')));
  expect(await inTurn(async () => 'third')).toEqual({ ok: false, error: 'busy' });
  finish();
  expect(await first).toMatchObject({ ok: true });
  await expect(second).rejects.toThrow('broken');
  expect(await inTurn(async () => 'fourth')).toEqual({ ok: true, value: 'fourth' });
});
