import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Expects axe to find nothing serious or critical on the page in its present state. */
export async function expectAccessible(page: Page): Promise<void> {
  // React takes the title out for a moment while it renders a refreshed page.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
