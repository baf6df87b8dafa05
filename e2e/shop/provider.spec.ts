// "Continue with Demo ID": a shopper and an owner sign in through the stand-in provider, over the platform's one callback.
import { expectAccessible } from '../support/axe';
import { at, shop } from '../support/shops';
import { expect, test } from '../support/test';

const button = { name: 'Continue with Demo ID' };

test('a shopper on a phone continues with the provider, and comes back signed in to the page before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shop('clayandkiln', '/login?return=/cart'));
  await expect(page.getByRole('button', button)).toBeEnabled();
  await page.getByRole('button', button).click();
  await page.getByRole('button', { name: 'Rosa Delgado' }).click();
  await expect(page).toHaveURL(shop('clayandkiln', '/cart'));
  await expect(page.getByRole('link', { name: 'Rosa Delgado Account' })).toBeVisible();
  const cookies = await page.context().cookies(shop('clayandkiln'));
  expect(cookies.find(({ name }) => name === 'customer-session')).toMatchObject({ httpOnly: true });
  // The way there has left nothing behind, on this host or on the platform's.
  expect(cookies.some(({ name }) => name === 'provider-attempt')).toBe(false);
  expect(await page.context().cookies(at('localhost'))).toEqual([]);
});

test('somebody whose address the provider does not confirm, or who says no, reads why and can go on', async ({
  page,
}) => {
  await page.goto(shop('clayandkiln', '/login'));
  await page.getByRole('button', button).click();
  await page.getByRole('button', { name: 'June Okafor' }).click();
  await expect(page.getByText('does not confirm that your email address is yours')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', button).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not sign in with Demo ID')).toBeVisible();
  await expect(page.getByRole('button', button)).toBeEnabled();
});

test('an owner continues with the provider at the shop’s own domain; somebody else is refused', async ({
  page,
}) => {
  await page.goto(at('quietloom.test', '/admin/orders'));
  await expect(page.getByRole('button', button)).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', button).click();
  await page.getByRole('button', { name: 'Stitchworks' }).click();
  await expect(page.getByText('belongs to nobody who works at this store')).toBeVisible();
  await page.getByRole('button', button).click();
  await page.getByRole('button', { name: 'Quiet Loom' }).click();
  await expect(page).toHaveURL(at('quietloom.test', '/admin/orders'));
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});
