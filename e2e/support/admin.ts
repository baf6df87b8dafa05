import type { Page } from 'playwright/test';
import { shop } from './shops';
import { expect } from './test';

/** The password of every demo shop's owner. */
export const OWNER_PASSWORD = 'makerfront-demo';

/** Fills in the sign-in page, wherever the browser is on it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  // What is typed before the script is there does not count.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs the shop's owner in and waits for the page that was asked for. */
export async function signIn(page: Page, slug: string, path = '/admin'): Promise<void> {
  await page.goto(shop(slug, path));
  await fillSignIn(page, `owner@${slug}.test`, OWNER_PASSWORD);
  await page.waitForURL(shop(slug, path));
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
}
