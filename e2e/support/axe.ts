import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Expects axe to find nothing serious or critical on the page in its present state. */
export async function expectAccessible(page: Page): Promise<void> {
  // React takes the title out for a moment while it renders another page or a refreshed one: that page is not here yet.
  await expect(async () => {
    await expect(page).toHaveTitle(/./, { timeout: 1_000 });
    await page.waitForTimeout(100);
    expect(await page.title()).not.toBe('');
  }).toPass();
  // In the middle of a transition, a color is neither the old one nor the new one. A spinner never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Half a megabyte, once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run(document, { resultTypes: ['violations'], preload: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
