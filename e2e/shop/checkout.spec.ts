import { shop } from '../support/shops';
import { addToCart, customer, expect, fillCheckout, test } from '../support/test';

const payPal = { name: 'PayPal', exact: true } as const;

test('an empty cart redirects to the cart', async ({ page }) => {
  await page.goto(shop('clayandkiln', '/checkout'));
  await expect(page).toHaveURL(shop('clayandkiln', '/cart'));
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a shop without PayPal says so instead of showing the button', async ({ page }) => {
  await addToCart(page, 'quietloom', 'Lavender Sachets, Set of Three');
  await page.goto(shop('quietloom', '/checkout'));
  await expect(
    page.getByText('Payment processing is not configured for this store. Please contact the store owner.'),
  ).toBeVisible();
  await expect(page.getByRole('button', payPal)).toHaveCount(0);
});

test("PayPal's script is loaded on checkout only", async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sdk/js')) {
      scripts.push(page.url());
    }
  });
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  await page.goto(shop('clayandkiln', '/cart'));
  await expect(page.getByTestId('cart-total')).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', payPal)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('each rule has its sentence, also beside its field, and nothing typed is lost', async ({ page }) => {
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  await page.goto(shop('clayandkiln', '/checkout'));
  const pay = page.getByRole('button', payPal);
  const alert = page.getByRole('alert').filter({ hasText: /./ });

  await pay.click();
  await expect(alert).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.locator('#phone-error')).toHaveText('Please enter a phone number');
  await expect(page.locator('#zip-error')).toHaveText('Please enter your ZIP code');

  await fillCheckout(page, { email: 'ada.example.com', city: '' });
  await pay.click();
  await expect(alert).toHaveText('Please enter a valid email address');
  await expect(page.locator('#email-error')).toHaveText('Please enter a valid email address');

  await page.getByLabel('Email').fill(customer.email);
  await pay.click();
  await expect(alert).toHaveText('Please fill in all required information');
  await expect(page.getByLabel('City')).toBeFocused();

  await page.getByLabel('Phone').fill('555 0142');
  await page.getByLabel('Country').selectOption('Canada');
  await expect(page.getByLabel('Province')).toHaveValue('');
  await pay.click();
  await expect(alert).toHaveText('Please fill in all required information');
  await expect(page.locator('#phone-error')).toContainText('Please check this phone number');
  await expect(page.locator('#state-error')).toHaveText('Please choose a province or territory');
  await expect(page.locator('#zip-error')).toHaveText('Please enter a postal code like K1A 0B1');
  await page.getByLabel('Province').selectOption({ label: 'Ontario' });
  await page.getByLabel('Postal Code').fill('k1a0b1');
  await page.getByLabel('Apartment, suite, unit').fill('Unit 4');
  const autofill = await page
    .locator('form [autocomplete]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  expect(autofill).toEqual([
    ...['name', 'email', 'tel', 'country', 'address-line1', 'address-line2', 'address-level2'],
    ...['address-level1', 'postal-code'],
  ]);

  await page.reload();
  await expect(page.getByLabel('Province')).toHaveValue('ON');
  await expect(page.getByLabel('Apartment, suite, unit')).toHaveValue('Unit 4');
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
});

test('a payment script that does not load is reported, and can be retried', async ({ page }) => {
  let isBroken = true;
  await page.route('**/sdk/js**', (route) => (isBroken ? route.abort() : route.continue()));
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  await page.goto(shop('clayandkiln', '/checkout'));
  await expect(page.getByText('PayPal could not be loaded.', { exact: false })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', payPal)).toBeVisible();
});
