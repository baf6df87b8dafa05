import type { Page } from 'playwright/test';
import { signInOverApi } from '../../tools/requests/sign-in';
import { shop } from './shops';
import { expect } from './test';

/** The password of everybody who works in a demo shop. */
export const OWNER_PASSWORD = 'makerfront-demo';

/** The tabs of the settings, by their addresses. */
export const SETTINGS_PAGES = [
  '/admin/settings',
  '/admin/settings/branding',
  '/admin/settings/home',
  '/admin/settings/payments',
  '/admin/settings/delivery',
  '/admin/settings/working-days',
  '/admin/settings/taxes',
  '/admin/settings/codes',
  '/admin/settings/policies',
  '/admin/settings/search',
  '/admin/settings/eu',
  '/admin/settings/notices',
  '/admin/settings/notifications',
  '/admin/settings/team',
  '/admin/settings/team/log',
  '/admin/settings/app',
  '/admin/settings/status',
  '/admin/settings/data',
  '/admin/settings/domains',
  '/admin/settings/security',
];

/** Saves a settings form and waits for the reload that follows (specification §4): it would cut a navigation off. */
export async function saveSettings(page: Page, button = 'Save changes'): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved successfully!' })).toBeVisible();
  await reloaded;
}

/** Fills in the sign-in page that the browser is on. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  // Text typed before the script has loaded would be lost.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs the shop's owner in, or another of its people by their address, and opens a page of the admin area. Uses next-auth's own calls: the sign-in page has
 * its own tests, and each of the others would wait for it.
 */
export async function signIn(
  page: Page,
  slug: string,
  path = '/admin',
  email = `owner@${slug}.test`,
): Promise<void> {
  const { host, port } = new URL(shop(slug));
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const credentials = { email, password: OWNER_PASSWORD };
  const cookies = await signInOverApi({ port: Number(port), host, headers }, credentials);
  await page.context().addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      url: shop(slug),
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
  // As the sign-in page does, so that dates follow the browser's time zone from the first page on.
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await page.context().addCookies([{ name: 'time_zone', value: timeZone, url: shop(slug), sameSite: 'Lax' }]);
  await page.goto(shop(slug, path));
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  // Set by the page's script for the storefront: the page is interactive by then.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBe('1');
}
