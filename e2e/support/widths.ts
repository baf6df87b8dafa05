import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { expect } from './test';

export const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/**
 * Expects the page, loaded at the width of a phone, not to scroll sideways and axe to find nothing serious, there and at the width of a
 * desktop. One load serves both: loading is most of what such a test costs.
 */
export async function expectFitAtBothWidths(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(hasSidewaysScroll), `${page.url()} at ${size.width} px`).toBe(false);
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE);
}
