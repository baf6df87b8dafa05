// Options, SKUs and pieces in files of products: read from Shopify's and Etsy's exports, repaired in place, compared with
// what the shop has, and given back.
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { expect, test } from '../support/test';

const SLUG = 'stitchworks';
// The name of everything that these tests create begins with this word; it is deleted at the end.
const PREFIX = 'Sigma';

// The second imports over what the first has brought.
test.describe.configure({ mode: 'serial' });

test.afterAll(async () => {
  await query('DELETE FROM products WHERE name LIKE $1', [`${PREFIX}%`]);
  await query('DELETE FROM categories WHERE name LIKE $1', [`${PREFIX}%`]);
});

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status
harvest-mug,${PREFIX} Harvest Mug,"<p>Stoneware, thrown by hand.</p><ul><li>12 oz</li></ul>",Clay & Co,Home & Garden > Kitchen > Mugs,${PREFIX} Mugs,"mug, stoneware",true,Size,Small,,Glaze,Ash,,,,,SIGMA-S-A,380,shopify,4,deny,manual,28.00,,true,true,,https://cdn.example/mug.jpg,1,A mug,false,,,https://cdn.example/ash.jpg,g,,9.50,active
harvest-mug,,,,,,,,,Small,,,Moss,,,,,SIGMA-S-M,380,shopify,3,deny,manual,28.00,,true,true,,https://cdn.example/mug-2.jpg,2,,,,,https://cdn.example/moss.jpg,g,,9.50,
harvest-mug,,,,,,,,,Large,,,Ash,,,,,SIGMA-L-A,520,shopify,2,deny,manual,34 dollars,,true,true,,,,,,,,https://cdn.example/ash.jpg,g,,11.00,
harvest-mug,,,,,,,,,Large,,,Moss,,,,,SIGMA-S-M,520,shopify,some,deny,manual,34.00,,true,true,,,,,,,,https://cdn.example/moss.jpg,g,,11.00,
bud-vase,${PREFIX} Bud Vase,<p>One stem.</p>,Clay & Co,,${PREFIX} Vases,,true,Title,Default Title,,,,,,,,SIGMA-VASE,300,shopify,5,deny,manual,22.00,,true,true,,,,,false,,,,g,,6.00,active
apron,${PREFIX} Apron,<p>Linen.</p>,Clay & Co,,,,true,Color,Sand,,,,,,,,SIGMA-APRON-1,250,,0,continue,manual,48.00,,true,true,,,,,false,,,,g,,20.00,active
apron,,,,,,,,,sand,,,,,,,,SIGMA-APRON-2,250,,0,continue,manual,48.00,,true,true,,,,,,,,,g,,20.00,
`;

const UPDATE = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price
harvest-mug,${PREFIX} Harvest Mug,Size,Small,Glaze,Ash,SIGMA-S-A,shopify,14,28.00
harvest-mug,,,Large,,Ash,SIGMA-L-A,shopify,2,36.00
harvest-mug,,,Large,,Salt,SIGMA-L-S,shopify,6,36.00
`;

const ETSY = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU
${PREFIX} Tea Towel &quot;Dawn&quot;,"Soft linen.",24.50,USD,12,"linen,kitchen","linen,cotton",https://i.etsystatic.example/a.jpg,,Custom Property,Color,"Sand,Sea",Custom Property,Size,"Small,Large","SIGMA-T1,SIGMA-T2,SIGMA-T3,SIGMA-T4"
${PREFIX} Basket,Woven.,64.00,EUR,3,,,,,,,,,,,SIGMA-BASKET
`;

async function see(page: Page, name: string) {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide, `${name} is wider than the window`).toBe(false);
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Product file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** What is for sale of a product: values, price in cents, SKU and pieces. */
const sold = (name: string) =>
  query(
    `SELECT v.option_values AS values, v.price_cents AS price, v.sku, h.on_hand AS pieces
     FROM product_variants v JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
     JOIN product_variants h ON h.tenant_id = v.tenant_id AND h.id = v.stock_variant_id
     WHERE p.name = $1 AND v.is_offered ORDER BY v.position`,
    [name],
  );

test('options of Shopify’s file are repaired in place, and come into the shop with their pieces', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/products/files');
  await choose(page, 'products_export_1.csv', SHOPIFY);
  await expect(page.getByText('A product export of Shopify with 3 products.')).toBeVisible();
  await expect(page.getByText('2 products need your answer')).toBeVisible();
  const mug = page.getByRole('listitem', { name: `${PREFIX} Harvest Mug`, exact: true });
  await expect(
    mug.getByText('Size: Small, Large · Glaze: Ash, Moss · 4 combinations', { exact: false }),
  ).toBeVisible();
  const vase = page.getByRole('listitem', { name: `${PREFIX} Bud Vase`, exact: true });
  await expect(vase.getByText('5 pieces')).toBeVisible();
  await expectAccessible(page);
  await see(page, 'options-360');
  await mug.getByLabel('Price of Large, Ash in US dollars').fill('34.00');
  await mug.getByLabel('Pieces of Large, Moss').fill('1');
  await mug.getByLabel('SKU of Large, Moss').fill('SIGMA-L-M');
  await expect(mug.getByText('$28.00–$34.00 · 10 pieces', { exact: false })).toBeVisible();
  const apron = page.getByRole('listitem', { name: `${PREFIX} Apron`, exact: true });
  await expect(apron.getByText('This value is there twice')).toBeVisible();
  await apron.getByLabel('Color, value 2').fill('Sea');
  await expect(page.getByText('All products can be imported.')).toBeVisible();
  await mug.getByText('Options and pieces').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await see(page, 'options-1280');
  await page.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(page.getByText('3 products were added', { exact: false })).toBeVisible();
  expect(await sold(`${PREFIX} Harvest Mug`)).toEqual([
    { values: ['Small', 'Ash'], price: null, sku: null, pieces: 4 },
    { values: ['Small', 'Moss'], price: null, sku: 'SIGMA-S-M', pieces: 3 },
    { values: ['Large', 'Ash'], price: 3_400, sku: 'SIGMA-L-A', pieces: 2 },
    { values: ['Large', 'Moss'], price: 3_400, sku: 'SIGMA-L-M', pieces: 1 },
  ]);
  expect(await sold(`${PREFIX} Bud Vase`)).toEqual([{ values: [], price: null, sku: null, pieces: 5 }]);
});

test('a file over what the shop has says what changes, and sets pieces only if it is told to', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, SLUG, '/admin/products/files');
  await choose(page, 'products_export_2.csv', UPDATE);
  await page.getByRole('button', { name: 'Update them all' }).click();
  const mug = page.getByRole('listitem', { name: `${PREFIX} Harvest Mug`, exact: true });
  await expect(mug.getByText('1 new combination is added.')).toBeVisible();
  await expect(mug.getByText('The price of 1 combination changes.')).toBeVisible();
  await expect(mug.getByText('2 combinations that are not in the file stay as they are.')).toBeVisible();
  await expect(mug.getByText('1 new combination gets its pieces from the file.')).toBeVisible();
  await expect(mug.getByText('The pieces on hand stay as they are', { exact: false })).toBeVisible();
  await see(page, 'update-1280');
  await page.getByLabel('Also set the pieces on hand', { exact: false }).check();
  await expect(mug.getByText('1 number of pieces is set.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await see(page, 'update-360');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('1 was updated', { exact: false })).toBeVisible();
  expect(await sold(`${PREFIX} Harvest Mug`)).toEqual([
    { values: ['Small', 'Ash'], price: null, sku: null, pieces: 14 },
    { values: ['Small', 'Moss'], price: null, sku: 'SIGMA-S-M', pieces: 3 },
    { values: ['Large', 'Ash'], price: 3_600, sku: 'SIGMA-L-A', pieces: 2 },
    { values: ['Large', 'Moss'], price: 3_400, sku: 'SIGMA-L-M', pieces: 1 },
    { values: ['Large', 'Salt'], price: 3_600, sku: 'SIGMA-L-S', pieces: 6 },
  ]);
});

test('Etsy’s options have one price and one number of pieces, and everything goes out for Shopify', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/products/files');
  await choose(page, 'EtsyListingsDownload.csv', ETSY);
  const towel = page.getByRole('listitem', { name: `${PREFIX} Tea Towel "Dawn"`, exact: true });
  await expect(
    towel.getByText('Color: Sand, Sea · Size: Small, Large · 4 combinations · $24.50 · 12 pieces'),
  ).toBeVisible();
  const basket = page.getByRole('listitem', { name: `${PREFIX} Basket`, exact: true });
  await basket.getByLabel('Price').fill('70.00');
  await towel.getByText('Options and pieces').click();
  await towel.getByLabel('Size, value 2').fill('Wide');
  await towel.getByLabel('Pieces of all combinations').fill('11');
  await expect(towel.getByLabel('SKU of Sea, Wide')).toHaveValue('SIGMA-T4');
  await expectAccessible(page);
  await see(page, 'etsy-360');
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('2 products were added', { exact: false })).toBeVisible();
  expect((await sold(`${PREFIX} Tea Towel "Dawn"`)).at(-1)).toEqual({
    ...{ values: ['Sea', 'Wide'], price: null, sku: 'SIGMA-T4', pieces: 11 },
  });
  const text = await page.evaluate(async () => (await fetch('/admin/products/export?shape=shopify')).text());
  expect(text).toContain('Size,Large,Glaze,Salt,,,SIGMA-L-S,520,shopify,6,deny,manual,36.00');
});
