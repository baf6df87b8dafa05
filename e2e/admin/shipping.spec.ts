// An owner sends an order in two parts, and its shopper follows them.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { insertOrder, removeTestOrders } from '../support/orders';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';
const EMAIL = 'two-parcels@example.com';
const USPS = '9400 1112 0255 5555 5555 55';

test.afterAll(removeTestOrders);

test('an order leaves in two parts, and the shopper sees both with their tracking', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id, number } = await insertOrder(SLUG, {
    ...{ customer: 'Ida Twice', email: EMAIL, status: 'processing', payment_status: 'paid' },
    items: [{ name: 'Harvest Mug', quantity: 3 }],
  });
  await signIn(page, SLUG, `/admin/orders/${id}`);
  await expect(page.getByText('Nothing has left yet: 3 pieces to send.')).toBeVisible();
  // On a phone the daily task comes before the customer and the money.
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await topOf('Sending')).toBeLessThan(await topOf('Customer'));
  await page.getByRole('button', { name: 'Send pieces' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is in the parcel?' });
  const pieces = dialog.getByLabel('Harvest Mug (of 3)');
  await pieces.fill('4');
  await dialog.getByRole('button', { name: 'It is on its way' }).click();
  await expect(pieces).toHaveAccessibleDescription('Enter a number from 0 to 3.');
  await pieces.fill('2');
  await dialog.getByLabel('Tracking number').fill(USPS);
  await expect(dialog.getByText('Recognised: USPS')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'It is on its way' }).click();
  await expect(page.getByText('1 piece still to send.')).toBeVisible();
  await expect(page.getByText('Sent: 2 pieces')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print slip: shipment 1' })).toHaveAttribute(
    'href',
    new RegExp(`/admin/orders/${id}/slip\\?parcel=`),
  );

  // The second parcel, noted by mistake and taken back before anybody was told.
  await page.getByRole('button', { name: 'Send pieces' }).click();
  await dialog.getByRole('button', { name: 'It is on its way' }).click();
  await expect(page.getByText('Every piece has left.')).toBeVisible();
  await expect(page.getByText('Moved to Completed')).toBeVisible();
  await page.getByRole('button', { name: 'Take back: shipment 2' }).click();
  await page
    .getByRole('dialog', { name: 'Take it back?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(page.getByText('1 piece still to send.')).toBeVisible();
  await page.getByRole('button', { name: 'Send pieces' }).click();
  await dialog.getByLabel('Tracking number').fill('AB-17');
  await dialog.getByLabel('Carrier').selectOption('DHL');
  await dialog.getByRole('button', { name: 'It is on its way' }).click();
  await expect(page.getByText('Every piece has left.')).toBeVisible();
  await expectAccessible(page);

  await query('UPDATE outbox_mails SET next_attempt_at = now() WHERE order_id = $1 AND sent_at IS NULL', [
    id,
  ]);
  await expect.poll(async () => (await mailsTo(EMAIL)).length, { timeout: 30_000 }).toBe(2);
  const mails = await mailsTo(EMAIL);
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining(`#${number}`)),
  );
  const link = /View your order: (\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expect(page.getByText('Parcel 1 of 2')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track it at USPS' })).toHaveAttribute(
    'href',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111202555555555555',
  );
  await expect(page.getByRole('link', { name: 'Track it at DHL' })).toHaveAttribute('href', /AB17$/);
  await expect(page.getByText(/still to come/)).toHaveCount(0);
  await expectAccessible(page);
  expect(new URL(page.url()).origin).toBe(new URL(shop(SLUG)).origin);
});
