import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import { findProduct } from '../support/database';
import { pictureFile } from '../support/pictures';
import { shop } from '../support/shops';
import { addToCart, expect, test } from '../support/test';

test.use({ fetchesAhead: true });

const MUG = 'Name to stamp (max 12 letters)';

/** A cheap phone on a bad line: 400 kbit/s, 400 ms round trip, a quarter of this machine's speed. */
async function slowDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Holds the browser's requests to matching addresses until they are released. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Waits until React has taken an element over. */
const untilTaken = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

const SCRIPTS = /\/_next\/static\/.*\.js/;

test('on a slow phone a product can be personalised, counted and added as soon as it is drawn', async ({
  page,
}) => {
  const { id } = await findProduct('clayandkiln', 'Name Mug');
  await slowDown(page);
  await page.goto(shop('clayandkiln', `/product/${id}`), { waitUntil: 'commit' });
  await page.getByLabel(MUG).fill('Rosalind');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity of Name Mug' })).toHaveValue('2');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  // All of it before the script has loaded; otherwise the test proves nothing.
  await expect(page.locator('[data-waiting] form button[data-pressed]')).toHaveCount(1, { timeout: 1_000 });
  await expect(page.getByText('Added to cart!')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('cart-count')).toHaveText('2');
});

test('input before the script has loaded is replayed once, in order, with the same result as after it', async ({
  page,
}) => {
  const mug = await findProduct('clayandkiln', 'Name Mug');
  let release = await holdBack(page, SCRIPTS);
  await page.goto(shop('clayandkiln', `/product/${mug.id}`), { waitUntil: 'commit' });
  const text = page.getByLabel(MUG);
  await text.fill('   ');
  await page.getByRole('button', { name: 'One more' }).dblclick();
  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).dblclick();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter customization text' })).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('Rosalind');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveText('2');

  const jersey = await findProduct('stitchworks', 'Striped Match Jersey');
  await page.unroute(SCRIPTS);
  release = await holdBack(page, SCRIPTS);
  await page.goto(shop('stitchworks', `/product/${jersey.id}`), { waitUntil: 'commit' });
  await page.getByLabel('Choose a logo').setInputFiles(await pictureFile('crest.png', 600, 600));
  await page.getByRole('button', { name: 'Type the names in' }).click();
  release();
  await expect(page.getByText('600 × 600 px')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Roster' })).toBeVisible();
});

test('a press on a card reacts at once, however slow the product is', async ({ page }) => {
  const release = await holdBack(page, /\/product\/[^/]+\?.*_rsc/);
  await page.goto(shop('clayandkiln'));
  const card = page.getByRole('link', { name: 'Ramen Bowl', exact: true });
  // Before that, a press opens the product as any link does.
  await untilTaken(card);
  await card.click();
  const answer = page.getByTestId('on-its-way');
  await expect(answer).toBeVisible({ timeout: 1_000 });
  await expect(answer).toContainText('Ramen Bowl');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ramen Bowl' })).toBeVisible();
  await expect(answer).toHaveCount(0);

  const releaseScripts = await holdBack(page, SCRIPTS);
  await page.goto(shop('clayandkiln'), { waitUntil: 'commit' });
  // In one evaluation: once the browser navigates, this page answers no more.
  const marked = await card.evaluate((link: HTMLElement) => {
    link.click();
    return link.closest('[data-card]')?.hasAttribute('data-pressed');
  });
  expect(marked).toBe(true);
  releaseScripts();
});

test('scripts run once the main picture is seen', async ({ page }) => {
  // The first visit of anybody makes the page.
  await page.goto(shop('clayandkiln'));
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('script[async][src^="/_next/"]') !== null) {
        observer.disconnect();
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
        document.documentElement.dataset.begun = picture?.complete ? 'with it' : 'before it';
      }
    }).observe(document, { childList: true, subtree: true });
  });
  let pictures = 0;
  await page.route(/-banner-clayandkiln-\d+\.webp$/, async (route) => {
    pictures += 1;
    await pause(200);
    await route.continue();
  });
  await page.goto(shop('clayandkiln'));
  await expect(page.locator('html')).toHaveAttribute('data-begun', 'with it');
  expect(pictures).toBe(1);
  await untilTaken(page.getByRole('link', { name: 'Ramen Bowl', exact: true }));
});

test('a page whose data does not arrive is loaded once more, and can still be read after that', async ({
  page,
}) => {
  const DATA = /\/page-data\//;
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loads.push(request.url());
    }
  });
  // The cart's count shows that React has taken a page over.
  const count = page.getByTestId('cart-count');
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  // The first visit of anybody makes the page; from the second on its data is beside it.
  await page.goto(shop('clayandkiln'));
  let tries = 0;
  await page.route(DATA, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  loads.length = 0;
  await page.goto(shop('clayandkiln'));
  await expect.poll(() => loads).toHaveLength(2);
  await expect(count).toHaveText('1');
  await page.getByRole('link', { name: 'Ramen Bowl', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ramen Bowl' })).toBeVisible();

  await page.unroute(DATA);
  await page.route(DATA, (route) => route.abort());
  loads.length = 0;
  await page.goto(shop('clayandkiln'));
  await expect.poll(() => loads).toHaveLength(2);
  await page.waitForLoadState('load');
  // Longer than scripts wait for the picture and its frames.
  await page.waitForTimeout(1_700);
  expect(loads).toHaveLength(2);
  expect(await page.locator('script[async][src^="/_next/"]').count()).toBe(0);
  await expect(count).toHaveCount(0);
  await page.getByRole('link', { name: 'Ramen Bowl', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ramen Bowl' })).toBeVisible();
});
