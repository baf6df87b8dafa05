import type { Page } from 'playwright/test';

/** Screenshots for review, in the folder of LOOK_AT: nothing is compared. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK_AT === undefined) {
    return;
  }
  const before = page.viewportSize();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.LOOK_AT}/${name}-${width}.png`, fullPage: true });
  }
  if (before !== null) {
    await page.setViewportSize(before);
  }
}
