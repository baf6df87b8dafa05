import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { root } from '../tools/stack/paths';
import { fillSignIn, OWNER_PASSWORD } from './support/admin';
import { expectAccessible } from './support/axe';
import { findProduct, query } from './support/database';
import { BROKEN, FIRST, type Releases, SECOND, startReleases } from './support/releases';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

test.describe.configure({ mode: 'serial' });

const SLUG = 'quietloom';
let releases: Releases;
let before: { description: string };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  releases = await startReleases(join(root, `.data/test/releases-${process.env.TEST_PARALLEL_INDEX ?? '0'}`));
  [before] = (await query<{ description: string }>('SELECT description FROM tenants WHERE slug = $1', [
    SLUG,
  ])) as [{ description: string }];
});

test.afterAll(async () => {
  await query('UPDATE tenants SET description = $2 WHERE slug = $1', [SLUG, before.description]);
  await releases.stop();
});

type Answer = { status: number; body: string };

const kept = new Agent({ keepAlive: true, maxSockets: 6 });

/**
 * Sends a request on a kept connection, or on a new one. A body is sent in two parts, `pause` milliseconds apart.
 */
function ask(
  path: string,
  { agent, body, pause = 0 }: { agent: Agent | false; body?: string; pause?: number },
) {
  return new Promise<Answer>((resolve, reject) => {
    const host = `clayandkiln.localhost:${releases.port}`;
    const sent = request(
      {
        host: '127.0.0.1',
        port: releases.port,
        path,
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host,
          ...(body !== undefined && { 'content-type': 'application/json', origin: `http://${host}` }),
        },
      },
      (answer) => {
        text(answer).then((all) => resolve({ status: answer.statusCode ?? 0, body: all }), reject);
      },
    );
    sent.once('error', reject);
    if (body === undefined) {
      sent.end();
    } else {
      sent.write(body.slice(0, 5));
      setTimeout(() => sent.end(body.slice(5)), pause);
    }
  });
}

/** The release of an answer, from its page. */
const releaseOf = ({ body }: Answer) => /data-dpl-id="([^"]+)"/.exec(body)?.[1];

/** Live worker processes of the server. */
const workers = (): string[] =>
  readFileSync(`/proc/${releases.process.pid}/task/${releases.process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);

test('the server switches to a release and back, under load and without a failed request', async () => {
  test.setTimeout(120_000);
  const product = await findProduct('clayandkiln', 'Name Mug');
  const paths = [
    '/',
    '/cart',
    '/api/health',
    `/product/${product.id}`,
    `/_next/static/chunks/${releases.chunk}?dpl=${FIRST}`,
  ];
  const original = readFileSync(join(root, '.next/static/chunks', releases.chunk), 'utf8');
  const failures: string[] = [];
  const seen: Record<string, number> = {};
  let isOver = false;
  let count = 0;
  async function shopper(agent: Agent | false) {
    while (!isOver) {
      const path = paths[count % paths.length] ?? '/';
      count += 1;
      try {
        const answer =
          count % 7 === 0
            ? await ask('/api/quote', { agent, body: '{"lines":[]}' })
            : await ask(path, { agent });
        const name = releaseOf(answer) ?? 'none';
        seen[name] = (seen[name] ?? 0) + 1;
        if (answer.status !== 200 || answer.body === '') {
          failures.push(`${path} ${answer.status}`);
        }
      } catch (error) {
        failures.push(`${path} ${String(error)}`);
      }
    }
  }
  const crowd = [kept, kept, kept, kept, false as const, false as const].map(shopper);

  // Started before the switch and ended after it: the former release finishes its requests.
  const slow = ask('/api/quote', { agent: false, body: '{"lines":[]}', pause: 3_000 });
  await expect.poll(() => seen[FIRST] ?? 0).toBeGreaterThan(5);
  const forth = await releases.release(SECOND);
  expect(forth, forth.output).toMatchObject({ code: 0 });
  await expect.poll(() => seen[SECOND] ?? 0).toBeGreaterThan(5);
  expect((await slow).status).toBe(200);

  // A page that stayed open still gets the files of its release, and only files of that page are old.
  const chunk = await ask(`/_next/static/chunks/${releases.chunk}?dpl=${FIRST}`, { agent: false });
  expect(chunk).toEqual({ status: 200, body: original.replaceAll(builtAs(), FIRST) });

  const refused = await releases.release(BROKEN);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('what was served goes on');

  const back = await releases.release('--back');
  expect(back, back.output).toMatchObject({ code: 0 });
  await expect.poll(async () => releaseOf(await ask('/', { agent: false }))).toBe(FIRST);
  // The former release has answered its requests and has ended.
  await expect.poll(() => workers().length, { timeout: 40_000 }).toBe(1);
  isOver = true;
  await Promise.all(crowd);
  expect(failures, `of ${count}`).toEqual([]);
  expect(count).toBeGreaterThan(100);
  kept.destroy();
});

const builtAs = () => readFileSync(join(root, '.release-id'), 'utf8').trim();

test('a server that dies is restarted', async () => {
  const [worker] = workers();
  process.kill(Number(worker), 'SIGKILL');
  await expect
    .poll(
      () =>
        ask('/api/health', { agent: false }).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  expect(workers()).not.toContain(worker);
});

const at = (path: string, slug = SLUG) => `http://${slug}.localhost:${releases.port}${path}`;

async function open(page: Page, path: string, slug = SLUG): Promise<void> {
  await page.goto(at(path, slug));
  // The page's script, or the answer itself, redirects a visitor who must sign in.
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  if ((await heading.textContent()) === 'Login') {
    await fillSignIn(page, `owner@${slug}.test`, OWNER_PASSWORD);
    await page.waitForURL(at(path, slug));
  }
}

/** The page's release; Next removes the name from the document and stores it. */
const pageRelease = (page: Page) =>
  page.evaluate(() => String((globalThis as { NEXT_DEPLOYMENT_ID?: unknown }).NEXT_DEPLOYMENT_ID));

test('a tab that stayed open says so, keeps what was typed, and saves it', async ({ page, context }) => {
  test.setTimeout(120_000);
  await open(page, '/admin/settings');
  const tablet = await context.newPage();
  await open(tablet, '/admin/production', 'clayandkiln');
  const shopper = await context.newPage();
  await shopper.goto(at('/', 'clayandkiln'));
  expect(await pageRelease(page)).toBe(FIRST);
  const products = await context.newPage();
  await open(products, '/admin/products');
  await products.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = products.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Name', { exact: true }).fill('Typed before');

  const writer = await context.newPage();
  await writer.goto(at('/contact', 'clayandkiln'));
  await writer.getByLabel('Your name').fill('Ada');
  await writer.getByLabel('Your email').fill('ada@example.test');
  const message = writer.getByLabel('Message', { exact: true });
  await message.fill('Typed before the release.');

  const forth = await releases.release(SECOND);
  expect(forth, forth.output).toMatchObject({ code: 0 });

  // A tablet in the workroom, with nothing typed, reloads itself.
  await expect.poll(() => pageRelease(tablet).catch(() => ''), { timeout: 20_000 }).toBe(SECOND);
  await expect(tablet.getByText('This page had a newer version and was loaded again.')).toBeVisible();

  const description = page.getByLabel('Description');
  await description.fill('Handwoven, and typed before the new release.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const told = page.getByRole('dialog', { name: 'There is a newer version of this page' });
  await expect(told).toContainText('What you typed is kept');
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('What you typed is back. It is not saved yet.')).toBeVisible();
  expect(await pageRelease(page)).toBe(SECOND);
  await expect(description).toHaveValue('Handwoven, and typed before the new release.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();

  // The same in a dialog, which reopens.
  await dialog.getByLabel('Price in US dollars').fill('12');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await products
    .getByRole('dialog', { name: 'There is a newer version of this page' })
    .getByRole('button', { name: 'Load the page again' })
    .click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Typed before');
  await expect(dialog.getByLabel('Price in US dollars')).toHaveValue('12');
  expect(await pageRelease(products)).toBe(SECOND);

  // A shopper's next navigation leads to the new release's page.
  await shopper.getByRole('link', { name: 'Name Mug', exact: true }).first().click();
  await expect(shopper.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect.poll(() => pageRelease(shopper)).toBe(SECOND);
  // A message to the shop is sent by a server that does not know the action of its page.
  await writer.getByRole('button', { name: 'Send message' }).click();
  await expect(writer.getByText('What you typed is back. Please send it now.')).toBeVisible();
  await expect(message).toHaveValue('Typed before the release.');
  await writer.getByRole('button', { name: 'Send message' }).click();
  await expect(writer.getByText('Your message is on its way.')).toBeVisible();
  await writer.close();
  await tablet.close();
  await products.close();
  await shopper.close();
});

test('the server stops within seconds of a stop signal', async () => {
  const startedAt = performance.now();
  releases.process.kill('SIGTERM');
  await expect.poll(() => releases.process.exitCode, { timeout: 30_000 }).toBe(143);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
});
