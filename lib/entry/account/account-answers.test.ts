import { expect, it } from 'vitest';
import { limitRefusal } from './account-answers';

// One limit counts requested codes as well as tries with a code or a password.
it('names no codes to somebody who is refused at a busy account, because it may be a password', async () => {
  const refused = limitRefusal({ code: 'account_busy' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error: {
      message: 'Too many attempts at this account just now. Please wait a few minutes and try again.',
    },
  });
});
