// A team's files, sent as a product page sends them, for rounds that order them again and again.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type RawAnswer, rawRequest } from '../requests/raw-request';
import type { Shopper } from './record';
import { post } from './shop-requests';
import { newShopper } from './shopper';
import type { Shop } from './shops';
import type { World } from './world';

/** A team product, with an uploaded logo and roster for it. */
export type Team = { shop: Shop; productId: string; logoId: string; rosterId: string; people: number };

const PEOPLE = 1_500;
const LOGO_BYTES = 400_000;

const signed = z.object({
  upload_id: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
});
const saved = z.object({ roster: z.object({ id: z.string() }) });

function expectStatus(answer: RawAnswer, status: number, what: string): unknown {
  if (answer.status !== status) {
    throw new Error(`${what} was answered ${answer.status}: ${answer.body.slice(0, 200)}`);
  }
  return answer.body === '' ? null : JSON.parse(answer.body);
}

async function sendFile(
  world: World,
  shop: Shop,
  { kind, name, type, text }: { kind: string; name: string; type: string; text: string },
): Promise<string> {
  const claim = {
    kind,
    file_name: name,
    content_type: type,
    byte_size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
  const asked = await post(world, shop, '/api/uploads', JSON.stringify(claim));
  const { upload_id: id, url, headers } = signed.parse(expectStatus(asked, 201, 'A file'));
  const { port } = world.site;
  const sent = await rawRequest({ port, host: shop.host, path: url, method: 'PUT', headers, body: text });
  expectStatus(sent, 201, 'The bytes of a file');
  const completed = await post(world, shop, '/api/uploads/complete', JSON.stringify({ upload_id: id }));
  expectStatus(completed, 200, 'A file that was sent');
  return id;
}

/** Makes a team product, and uploads a large logo and a long roster for it. */
export async function newTeam(world: World, shop: Shop): Promise<Team> {
  const productId = randomUUID();
  await world.sql(
    `INSERT INTO products (tenant_id, id, name, sku, price_cents, is_team_order, updated_at)
     VALUES ($1, $2, 'Match Jersey', $3, 100, true, now())`,
    [shop.id, productId, `TEAM-${productId.slice(0, 8)}`],
  );
  const noise = randomBytes(LOGO_BYTES).toString('base64').slice(0, LOGO_BYTES);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/><!--${noise}--></svg>`;
  const logo = { kind: 'logo', name: 'crest.svg', type: 'image/svg+xml', text: drawing };
  const logoId = await sendFile(world, shop, logo);
  const list = { kind: 'roster', name: 'club.csv', type: 'text/csv', text: 'Name,Size\nAda,M\n' };
  const uploadId = await sendFile(world, shop, list);
  const table = {
    columns: [
      { header: 'Name', meaning: 'name' },
      { header: 'Size', meaning: 'size' },
      { header: 'Note', meaning: null },
    ],
    // Texts that no database can compress.
    rows: Array.from({ length: PEOPLE }, (_, row) => [`${row}`, 'M', randomBytes(100).toString('base64')]),
  };
  const body = JSON.stringify({ product_id: productId, upload_id: uploadId, table });
  const kept = await post(world, shop, '/api/rosters', body);
  const { roster } = saved.parse(expectStatus(kept, 201, 'A roster'));
  return { shop, productId, logoId, rosterId: roster.id, people: PEOPLE };
}

/** A shopper who orders for the team: two lines, each with its logo and its roster. */
export function teamShopper(world: World, { shop, productId, logoId, rosterId, people }: Team): Shopper {
  const shopper = newShopper(world, shop);
  const line = { product_id: productId, quantity: people, logo_upload_id: logoId, roster_id: rosterId };
  return { ...shopper, body: JSON.stringify({ ...JSON.parse(shopper.body), lines: [line, line] }) };
}
