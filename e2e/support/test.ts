// The tests' own `test`: a page on which every error fails the test, and shared steps.
import { test as base, expect, type Page } from 'playwright/test';
import { findProduct } from './database';
import { shop } from './shops';

export { expect };

// The browser also logs a failed request to the console; tests that provoke one check the page. Over plain http it
// warns about this header on all hosts but localhost; such hosts are https in production.
const HARMLESS = /^Failed to load|^The Cross-Origin-Opener-Policy header has been ignored/;

type Options = {
  /**
   * Whether pages fetch ahead what they link to, as for visitors. Off, where a test is about something else: it is a tenth of what
   * servers and browsers do for these tests.
   */
  fetchesAhead: boolean;
};

/** Holds back what Next fetches ahead, in the page. Playwright's routes would slow every request down. */
function fetchNothingAhead(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch') ? new Promise(() => {}) : fetch(input, init);
}

export const test = base.extend<{ page: Page } & Options>({
  fetchesAhead: [false, { option: true }],
  page: async ({ page, context, fetchesAhead }, use) => {
    if (!fetchesAhead) {
      await context.addInitScript(fetchNothingAhead);
    }
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !HARMLESS.test(message.text())) {
        problems.push(message.text());
      }
    });
    await use(page);
    expect(problems, 'errors in the browser').toEqual([]);
  },
});

export const customer = {
  name: 'Ada Winslow',
  email: 'ada.winslow@example.com',
  phone: '(503) 555-0142',
  address: '18 Foundry Lane',
  city: 'Portland',
  state: 'OR',
  zip: '97202',
};

/** Adds a product to the cart, on its page. Not by way of the grid, the heaviest page, which has its own tests. */
export async function addToCart(
  page: Page,
  slug: string,
  name: string,
  personalisation?: string,
): Promise<void> {
  const { id } = await findProduct(slug, name);
  await page.goto(shop(slug, `/product/${id}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  if (personalisation !== undefined) {
    await page.locator('textarea[name=customization]').filter({ visible: true }).fill(personalisation);
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
}

/** Fills the checkout form. */
export async function fillCheckout(page: Page, values: Partial<typeof customer> = {}): Promise<void> {
  const { name, email, phone, address, city, state, zip } = { ...customer, ...values };
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Street Address').fill(address);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State', { exact: true }).selectOption(state);
  await page.getByLabel('ZIP Code').fill(zip);
}

/** Presses PayPal's button and decides in its window. */
export async function payWith(page: Page, answer: 'Approve' | 'Cancel' | 'Decline'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  const window = await opened;
  await window.getByRole('button', { name: answer }).click();
}
