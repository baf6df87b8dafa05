// A cookie that somebody else has copied opens nothing once its session was signed out, in each of the scopes of
// specification §5: this browser, all others, everywhere.
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { signIn } from './support/admin';
import { codeSentTo } from './support/codes';
import { query } from './support/database';
import { shop } from './support/shops';
import { expect, test } from './support/test';

const SHOP = 'clayandkiln';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(() => query('DELETE FROM rate_limits'));
test.afterAll(() => query(`DELETE FROM customers WHERE email LIKE 'theft-%'`));

/** A browser of somebody else, with all cookies of this one. */
async function thiefOf(owner: BrowserContext, browser: Browser): Promise<Page> {
  const thief = await browser.newContext();
  await thief.addCookies(await owner.cookies());
  return thief.newPage();
}

const isIn = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(shop(SHOP, path));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return new URL(page.url()).pathname === path;
};

test('of staff', async ({ page, browser }) => {
  const SECURITY = '/admin/settings/security';
  const second = await (await browser.newContext()).newPage();
  await second.goto(shop(SHOP, '/login'));
  await signIn(second, SHOP);
  await signIn(page, SHOP, SECURITY);
  const [ofFirst, ofSecond] = [
    await thiefOf(page.context(), browser),
    await thiefOf(second.context(), browser),
  ];
  expect([await isIn(ofFirst, '/admin'), await isIn(ofSecond, '/admin')]).toEqual([true, true]);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => isIn(ofSecond, '/admin')).toBe(false);
  expect([await isIn(second, '/admin'), await isIn(ofFirst, '/admin')]).toEqual([false, true]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await isIn(ofFirst, '/admin')).toBe(false);

  await signIn(page, SHOP, SECURITY);
  await signIn(second, SHOP);
  const [again, andAgain] = [
    await thiefOf(page.context(), browser),
    await thiefOf(second.context(), browser),
  ];
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect([await isIn(again, '/admin'), await isIn(andAgain, '/admin')]).toEqual([false, false]);
  for (const one of [second, ofFirst, ofSecond, again, andAgain]) {
    await one.context().close();
  }
});

test('of a shopper', async ({ page, browser }) => {
  const email = `theft-${Date.now()}@example.com`;
  const codes: string[] = [];
  const enter = async (who: Page) => {
    await who.goto(shop(SHOP, '/login?return=%2Faccount%2Forders'));
    await who.getByLabel('Email or phone number').fill(email);
    await who.getByRole('button', { name: 'Send me a code' }).click();
    const code = await codeSentTo(email, codes);
    codes.push(code);
    await who.getByLabel('Six digits').fill(code);
    await who.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(who).toHaveURL(shop(SHOP, '/account/orders'));
  };
  const signOut = (who: Page, scope: string) =>
    who.evaluate(async (wanted) => {
      const answer = await fetch('/api/account/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ scope: wanted }),
      });
      return answer.status;
    }, scope);
  const ORDERS = '/account/orders';
  // The heading is sent before the session is read; the way to the sign-in follows in the same answer.
  const expectOut = async (thief: Page) => {
    await thief.goto(shop(SHOP, ORDERS));
    await expect(thief).toHaveURL(/\/login/);
  };
  const second = await (await browser.newContext()).newPage();
  await enter(page);
  await enter(second);
  const [ofFirst, ofSecond] = [
    await thiefOf(page.context(), browser),
    await thiefOf(second.context(), browser),
  ];
  expect([await isIn(ofFirst, ORDERS), await isIn(ofSecond, ORDERS)]).toEqual([true, true]);
  expect(await signOut(page, 'others')).toBe(200);
  await expectOut(ofSecond);
  expect(await isIn(ofFirst, ORDERS)).toBe(true);
  expect(await signOut(page, 'local')).toBe(200);
  await expectOut(ofFirst);

  await enter(page);
  await enter(second);
  const again = await thiefOf(second.context(), browser);
  expect(await signOut(page, 'global')).toBe(200);
  await expectOut(again);
  await expectOut(second);
  for (const one of [second, ofFirst, ofSecond, again]) {
    await one.context().close();
  }
});
