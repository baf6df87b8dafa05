import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { findRosters, findRosterTable } from '@/lib/rosters/keeping/rosters.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { headedRows as readRoster } from '@/lib/testing/hostile/coach-files';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createUpload } from '@/lib/testing/rows/uploads';
import type { DiskStore } from '@/lib/uploads/store/disk-store';
import { POST as readUploaded } from './read/route';
import { POST as save } from './route';
import { POST as openSaved } from './saved/route';
import { GET as template } from './template/route';

const log = vi.hoisted(() => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));
vi.mock('@/lib/log', () => ({
  logger: () => log,
  withLogContext: (_fields: object, work: () => unknown) => work(),
}));
let store: DiskStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store, privateDisk: () => store }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const CSV = 'Player;No.;Shirt size\nZoë; #07 ;medium\n;;\nBo;8;XXL\n';
const rosterSettings = settingsWithSizes({ M: 0, '2XL': 200 });

let ours: Tenant;
let theirs: Tenant;
let product: { id: string };
beforeEach(async () => {
  vi.clearAllMocks();
  [ours, theirs] = await freshTenants();
  ({ store } = await emptyStore());
  product = await createProduct(ours.id, { isTeamOrder: true, rosterSettings });
});

const paramsOf = (tenant: Tenant) => ({ params: Promise.resolve({ tenant: tenant.slug }) });
const post = (body: object, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/api/rosters', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', host: 'shop.test', ...headers },
  });

async function call(handler: typeof save, tenant: Tenant, body: object) {
  const response = await handler(post(body), paramsOf(tenant));
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

const uploadRoster = (text = CSV, changes: Parameters<typeof createUpload>[2] = {}) =>
  createUpload(store, ours.id, {
    kind: 'roster',
    fileName: 'U12.csv',
    contentType: 'text/csv',
    bytes: new TextEncoder().encode(text),
    ...changes,
  });

const table = rosterTable({ Player: 'name', 'No.': 'number', 'Shirt size': 'size' }, [
  ['Zoë', '07', 'M'],
  ['', '', ''],
  ['Bo', '8', '2XL'],
]);

const refusal = (code: string) => ({ error: { code, message: expect.stringMatching(/\S/) } });

/** Uploads that no roster can use: another shop's, another kind, incomplete, without bytes, or unknown. */
async function uploadsThatAreNone() {
  const gone = await uploadRoster();
  await store.delete(gone.objectKey);
  const anothers = await createUpload(store, theirs.id, {
    kind: 'roster',
    fileName: 'U12.csv',
    contentType: 'text/csv',
  });
  return {
    'of another shop': anothers.id,
    'that is a logo': (await createUpload(store, ours.id)).id,
    'that is not completed': (await uploadRoster(CSV, { completedAt: null })).id,
    'whose bytes are gone': gone.id,
    'that is none': randomUUID(),
  };
}

/** Products that no roster can be for: another shop's, an inactive one, one without team orders, or unknown. */
async function productsThatAreNone() {
  return {
    'of another shop': (await createProduct(theirs.id, { isTeamOrder: true })).id,
    'that is inactive': (await createProduct(ours.id, { isTeamOrder: true, isActive: false })).id,
    'for no teams': (await createProduct(ours.id)).id,
    'that is none': randomUUID(),
  };
}

describe('reading an uploaded roster', () => {
  it('returns its cells as the product understands them', async () => {
    const { id } = await uploadRoster();
    expect(await call(readUploaded, ours, { product_id: product.id, upload_id: id })).toEqual({
      status: 200,
      body: { table, name: 'U12.csv', set_aside: [] },
    });
  });

  it('asks if a file can be read in two ways, and reads it by the answer', async () => {
    const { id } = await uploadRoster('No.;Player;Number;Size\n1;Zoë;07;M\n2;Bo;8;XXL\nTotal;2;;\n');
    const asked = { product_id: product.id, upload_id: id };
    expect(await call(readUploaded, ours, asked)).toMatchObject({
      status: 200,
      body: {
        name: 'U12.csv',
        question: {
          about: { kind: 'number' },
          choices: [{ id: 'column-2' }, { id: 'column-0' }, { id: 'none' }],
        },
      },
    });
    expect(await call(readUploaded, ours, { ...asked, answers: { number: 'column-2' } })).toMatchObject({
      status: 200,
      body: {
        table: {
          rows: [
            ['1', 'Zoë', '07', 'M'],
            ['2', 'Bo', '8', '2XL'],
          ],
        },
        set_aside: [{ reason: 'total', text: 'Total · 2', at: 2 }],
      },
    });
    for (const answers of [{ number: 7 }, { number: 'x'.repeat(41) }, { colour: 'red' }, 'none']) {
      expect(await call(readUploaded, ours, { ...asked, answers }), JSON.stringify(answers)).toMatchObject({
        status: 422,
        body: refusal('invalid_input'),
      });
    }
    // An answer that is not among the choices is ignored.
    const again = await call(readUploaded, ours, { ...asked, answers: { number: 'column-9' } });
    expect(again).toMatchObject({ status: 200, body: { question: { about: { kind: 'number' } } } });
  });

  it('says what is wrong with a file', async () => {
    const { id } = await uploadRoster('Name,Size\n');
    expect(await call(readUploaded, ours, { product_id: product.id, upload_id: id })).toEqual({
      status: 422,
      body: refusal('roster_no_rows'),
    });
  });

  it('reads only uploads that are rosters of this shop', async () => {
    for (const [name, upload_id] of Object.entries(await uploadsThatAreNone())) {
      const answer = await call(readUploaded, ours, { product_id: product.id, upload_id });
      expect(answer, name).toEqual({ status: 404, body: refusal('upload_gone') });
    }
  });

  it('reads only for products with team orders of this shop', async () => {
    const { id } = await uploadRoster();
    for (const [name, product_id] of Object.entries(await productsThatAreNone())) {
      const answer = await call(readUploaded, ours, { product_id, upload_id: id });
      expect(answer, name).toEqual({ status: 422, body: refusal('product_unavailable') });
    }
    const foreign = await call(readUploaded, theirs, { product_id: product.id, upload_id: id });
    expect(foreign.body).toEqual(refusal('product_unavailable'));
  });

  it('refuses forms of another site, and invalid ids', async () => {
    const { id } = await uploadRoster();
    const foreign = post({ product_id: product.id, upload_id: id }, { origin: 'https://evil.test' });
    expect((await readUploaded(foreign, paramsOf(ours))).status).toBe(403);
    expect((await call(readUploaded, ours, { product_id: 'x', upload_id: id })).status).toBe(422);
  });
});

describe('saving a roster', () => {
  const saveIt = (upload_id: string, changes: object = {}) =>
    call(save, ours, { product_id: product.id, upload_id, table, ...changes });

  it('stores it normalised, without empty rows, and returns its summary', async () => {
    const { id: uploadId } = await uploadRoster();
    const raw = {
      ...table,
      rows: [
        [' Zoë ', '#07', 'medium'],
        ['', ' ', ''],
        ['Bo', '8', 'xxl'],
      ],
    };
    const { status, body } = await saveIt(uploadId, { table: raw });
    expect(status).toBe(201);
    expect(body).toEqual({
      roster: {
        id: expect.any(String),
        name: 'U12.csv',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        is_parsed: true,
        pieces: 2,
        sizes: [
          { label: 'M', pieces: 1 },
          { label: '2XL', pieces: 1 },
        ],
        upcharge_cents: 200,
      },
    });
    const [row] = await database().roster.findMany();
    expect(row).toMatchObject({ tenantId: ours.id, productId: product.id, uploadId, isParsed: true });
    expect(row?.rows).toEqual([table.rows[0], table.rows[2]]);
    const found = await tenantDb(ours.id, (db) => findRosters(db, ours.id, [row?.id ?? '', randomUUID()]));
    expect(found).toEqual([
      {
        id: row?.id,
        productId: product.id,
        uploadId,
        sha256: row?.sha256,
        isParsed: true,
        settingsSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        summary: {
          pieces: 2,
          sizes: [
            { label: 'M', pieces: 1 },
            { label: '2XL', pieces: 1 },
          ],
          upchargeCents: 200,
        },
        rowCount: 2,
        // [{"Name":"Zoë","Number":"07","Size":"M"},{"Name":"Bo","Number":"8","Size":"2XL"}], a comma for each cell
        byteSize: 77,
      },
    ]);
    expect(await tenantDb(ours.id, (db) => findRosterTable(db, ours.id, row?.id ?? ''))).toMatchObject({
      name: 'U12.csv',
      table: { columns: table.columns, rows: [table.rows[0], table.rows[2]] },
    });
  });

  it('returns the same roster for the same content, and another for other content or another file', async () => {
    const [first, second] = [await uploadRoster(), await uploadRoster(`${CSV}Cy;9;M\n`)];
    const answer = await saveIt(first.id);
    expect(await saveIt(first.id)).toEqual(answer);
    await saveIt(first.id, { table: { ...table, rows: [['Zoë', '7', 'M']] } });
    await saveIt(second.id);
    const hashes = (await database().roster.findMany()).map(({ sha256 }) => sha256);
    expect(new Set(hashes).size).toBe(3);
  });

  it('keeps extra columns, but no meaning that the product does not know', async () => {
    const { id } = await uploadRoster();
    const columns = [...table.columns, { header: ' Team\u0000 ', meaning: 'shoe' }];
    const rows = [['Zoë', '7', 'M', 'A\u0000']];
    expect((await saveIt(id, { table: { columns, rows } })).status).toBe(201);
    const [row] = await database().roster.findMany();
    expect(row?.columns).toEqual([...table.columns, { header: 'Team', meaning: null }]);
    expect(row?.rows).toEqual([['Zoë', '7', 'M', 'A']]);
  });

  it('refuses what the check refuses, with everything that must be fixed', async () => {
    const { id } = await uploadRoster();
    const rows = [
      ['', '7', 'Huge'],
      ['Bo', '7', 'M'],
      ['', '', ''],
    ];
    const answer = await saveIt(id, { table: { ...table, rows } });
    expect(answer).toMatchObject({ status: 422, body: refusal('roster_invalid') });
    const problem = (code: string, row: number, column: number) =>
      expect.objectContaining({ code, row, column });
    expect(answer.body).toMatchObject({
      error: {
        problems: [
          problem('missing', 0, 0),
          problem('duplicate', 0, 1),
          problem('size_not_offered', 0, 2),
          problem('duplicate', 1, 1),
        ],
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain('notice');
    expect(await database().roster.count()).toBe(0);
  });

  it('accepts two pieces of one person, whose number is in two rows', async () => {
    const { id } = await uploadRoster();
    const rows = [
      ['Chloe Park', '3', 'M'],
      ['chloe park', '3', '2XL'],
    ];
    const answer = await saveIt(id, { table: { ...table, rows } });
    expect(answer).toMatchObject({ status: 201, body: { roster: { pieces: 2 } } });
  });

  it('saves an unreadable file unread, with a line in the log', async () => {
    const { id } = await uploadRoster('Name\n');
    const { status, body } = await saveIt(id, { table: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({ roster: { is_parsed: false, pieces: 0, sizes: [], upcharge_cents: 0 } });
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'roster.unparsed', uploadId: id }),
      expect.any(String),
    );
    const rosters = await database().roster.findMany();
    const found = await tenantDb(ours.id, (db) =>
      findRosters(
        db,
        ours.id,
        rosters.map((roster) => roster.id),
      ),
    );
    expect(found).toMatchObject([{ isParsed: false, summary: null, rowCount: 0, byteSize: 0 }]);
  });

  it.each([
    ['that can be read', CSV, 'roster_readable'],
    ['without anything in it', ' \n', 'roster_empty'],
  ])('saves no file unread %s', async (_name, text, code) => {
    const { id } = await uploadRoster(text);
    expect(await saveIt(id, { table: null })).toEqual({ status: 422, body: refusal(code) });
    expect(await database().roster.count()).toBe(0);
  });

  it('finds none whose file is being deleted', async () => {
    const { id } = await uploadRoster();
    await saveIt(id);
    const [row] = await database().roster.findMany();
    const find = () => tenantDb(ours.id, (db) => findRosters(db, ours.id, [row?.id ?? '']));
    expect(await find()).toHaveLength(1);
    await database().upload.updateMany({ data: { completedAt: null } });
    expect(await find()).toEqual([]);
  });

  it('keeps the last twenty of one file', async () => {
    const { id } = await uploadRoster();
    const saveNumber = (number: number) =>
      saveIt(id, { table: { ...table, rows: [['Zoë', String(number), 'M']] } });
    for (let number = 0; number < 22; number += 1) {
      expect((await saveNumber(number)).status).toBe(201);
    }
    const rosters = await database().roster.findMany({ orderBy: { createdAt: 'asc' } });
    expect(rosters).toHaveLength(20);
    expect(rosters[0]?.rows).toEqual([['Zoë', '2', 'M']]);
    expect(rosters.at(-1)?.rows).toEqual([['Zoë', '21', 'M']]);
  });

  it('saves none for an upload that is not a roster of this shop', async () => {
    for (const [name, upload_id] of Object.entries(await uploadsThatAreNone())) {
      expect(await saveIt(upload_id, { table: null }), name).toEqual({
        status: 404,
        body: refusal('upload_gone'),
      });
      if (name !== 'whose bytes are gone') {
        expect(await saveIt(upload_id), name).toEqual({ status: 404, body: refusal('upload_gone') });
      }
    }
  });

  it('saves none for a product without team orders, and shows none to another shop', async () => {
    const { id } = await uploadRoster();
    for (const [name, product_id] of Object.entries(await productsThatAreNone())) {
      const answer = await saveIt(id, { product_id });
      expect(answer, name).toEqual({ status: 422, body: refusal('product_unavailable') });
    }
    const foreign = await call(save, theirs, { product_id: product.id, upload_id: id, table });
    expect(foreign.body).toEqual(refusal('product_unavailable'));
    expect((await saveIt(id)).status).toBe(201);
    const [row] = await database().roster.findMany();
    expect(await tenantDb(theirs.id, (db) => findRosters(db, theirs.id, [row?.id ?? '']))).toEqual([]);
    expect(await tenantDb(theirs.id, (db) => findRosters(db, ours.id, [row?.id ?? '']))).toEqual([]);
  });

  it.each<[string, object]>([
    ['rows of other widths', { ...table, rows: [['Zoë']] }],
    [
      'a meaning over two columns',
      { columns: table.columns.map((column) => ({ ...column, meaning: 'name' })), rows: [] },
    ],
    ['no columns', { columns: [], rows: [] }],
    ['51 columns', { columns: Array.from({ length: 51 }, () => ({ header: '', meaning: null })), rows: [] }],
    ['2,001 rows', { ...table, rows: Array.from({ length: 2_001 }, () => ['Zoë', '7', 'M']) }],
    ['cells that are no text', { ...table, rows: [['Zoë', 7, 'M']] }],
    ['cells that are longer than any that is read', { ...table, rows: [['x'.repeat(1_001), '7', 'M']] }],
  ])('refuses a table of %s', async (_name, wrong) => {
    const { id } = await uploadRoster();
    expect(await saveIt(id, { table: wrong })).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_input' } },
    });
  });

  /** 2,000 rows of 50 columns, with this many letters in most cells. */
  function longTable(letters: number) {
    const columns = [
      ...table.columns,
      ...Array.from({ length: 47 }, (_, index) => ({ header: `${index}`, meaning: null })),
    ];
    const more = Array.from({ length: 47 }, () => 'x'.repeat(letters));
    const rows = Array.from({ length: 2_000 }, (_, index) => [`${index}`, '', 'M', ...more]);
    return { columns, rows };
  }

  it('accepts 2,000 rows of 50 columns', async () => {
    const { id } = await uploadRoster();
    const { status, body } = await saveIt(id, { table: longTable(1) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ roster: { pieces: 2_000 } });
    const { byteSize } = await database().roster.findFirstOrThrow();
    expect(byteSize).toBeGreaterThan(890_000);
  });

  it('refuses a roster with more text than one order can have, and stores nothing', async () => {
    const { id } = await uploadRoster();
    const { status, body } = await saveIt(id, { table: longTable(3) });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        problems: [
          {
            code: 'too_heavy',
            message:
              'This roster holds 1.1 MB of text. At most 1 MB can be ordered at once: leave out columns that the store does not need, or split it into two rosters.',
          },
        ],
      },
    });
    expect(await database().roster.count()).toBe(0);
  });

  it('refuses a file with more text than one order can have', async () => {
    const rows = Array.from({ length: 2_000 }, () => Array(11).fill('x'.repeat(50)).join(','));
    const { id } = await uploadRoster(['Name,a,b,c,d,e,f,g,h,i,j', ...rows].join('\n'));
    const read = await call(readUploaded, ours, { product_id: product.id, upload_id: id });
    expect(read).toMatchObject({ status: 422, body: refusal('roster_too_heavy') });
  });

  it('refuses a body longer than that of the longest roster before parsing it', async () => {
    const { id } = await uploadRoster();
    expect((await saveIt(id, { table: longTable(60) })).status).toBe(413);
  });

  it('stores no more rosters of a file than its sender may have', async () => {
    const { id } = await uploadRoster(CSV, { sender: 'somebody' });
    await database().upload.updateMany({ data: { byteSize: 199_950_000 } });
    expect(await saveIt(id)).toMatchObject({ status: 429, body: refusal('uploads_of_sender') });
    await database().upload.updateMany({ data: { byteSize: 1_000 } });
    expect((await saveIt(id)).status).toBe(201);
  });

  it('keeps the rosters of orders, however many of the file come after them', async () => {
    const { id } = await uploadRoster();
    await saveIt(id);
    const first = await database().roster.findFirstOrThrow();
    const orderId = await createOrderRow(ours.id);
    await database().orderItem.updateMany({ where: { orderId }, data: { rosterId: first.id } });
    for (let count = 10; count < 35; count += 1) {
      await saveIt(id, { table: { ...table, rows: [['Zoë', `${count}`, 'M']] } });
    }
    expect(await database().roster.count()).toBe(21);
    expect(await database().roster.count({ where: { id: first.id } })).toBe(1);
  });
});

describe('the template', () => {
  const fetchTemplate = (tenant: Tenant, search: string) =>
    template(
      new Request(`http://shop.test/api/rosters/template?${search}`, { headers: { host: 'shop.test' } }),
      paramsOf(tenant),
    );

  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('is a .%s file with the headings of the product', async (type, contentType) => {
    const response = await fetchTemplate(ours, `product=${product.id}&type=${type}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.get('content-disposition')).toContain(
      `filename="Roster for Harvest Mug.${type}"`,
    );
    const read = await readRoster(new Uint8Array(await response.arrayBuffer()), `template.${type}`);
    expect(read).toMatchObject({ ok: true, value: { header: ['Name', 'Number', 'Size'] } });
    expect(read.ok && read.value.rows).toHaveLength(2);
  });

  it('has the full name of the product as its name, with any characters', async () => {
    const { id } = await createProduct(ours.id, { isTeamOrder: true, name: 'T-shirt / Hoodie' });
    const named = (await fetchTemplate(ours, `product=${id}`)).headers.get('content-disposition');
    expect(named).toContain('filename="Roster for T-shirt - Hoodie.csv"');
    const long = await createProduct(ours.id, { isTeamOrder: true, name: 'x'.repeat(150) });
    const cut = (await fetchTemplate(ours, `product=${long.id}`)).headers.get('content-disposition');
    expect(cut).toMatch(/filename="Roster for x{105}\.csv"/);
  });

  it('does not exist for a product of another shop, nor in another format', async () => {
    expect((await fetchTemplate(theirs, `product=${product.id}`)).status).toBe(404);
    expect((await fetchTemplate(ours, `product=${product.id}&type=exe`)).status).toBe(404);
    expect((await fetchTemplate(ours, 'product=1')).status).toBe(404);
  });

  it('keeps what looks like a formula a text', async () => {
    const columns = [{ id: 'name', kind: 'name', label: '=1+1', isRequired: true, longest: null }];
    const { id } = await createProduct(ours.id, {
      isTeamOrder: true,
      rosterSettings: { version: 1, columns },
    });
    const workbook = await fetchTemplate(ours, `product=${id}&type=xlsx`);
    const book = read(new Uint8Array(await workbook.arrayBuffer()), { cellFormula: true });
    const cell = book.Sheets.Roster?.A1;
    expect(cell).toMatchObject({ t: 's', v: '=1+1' });
    expect(cell).not.toHaveProperty('f');
    expect(utils.sheet_to_json(book.Sheets.Roster ?? {}, { header: 1 })).toHaveLength(3);
    const csv = await (await fetchTemplate(ours, `product=${id}`)).text();
    expect(csv.split('\r\n')[0]).toBe("'=1+1");
  });
});

it('is limited for one address', async () => {
  const body = { product_id: product.id, upload_id: randomUUID() };
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) {
    statuses.push((await call(readUploaded, ours, body)).status);
  }
  expect(statuses.indexOf(429)).toBe(120);
});

describe('opening a saved roster', () => {
  const rosterOf = async (kept: object | null = table) => {
    const { id: upload_id } = await uploadRoster(kept === null ? 'Name\n' : CSV);
    const { body } = await call(save, ours, { product_id: product.id, upload_id, table: kept });
    const { roster } = body as { roster: { id: string } };
    return { upload_id, roster_id: roster.id };
  };
  const open = (roster_id: string, tenant = ours, product_id = product.id) =>
    call(openSaved, tenant, { product_id, roster_id });

  it('returns its cells and its file, for further editing', async () => {
    const { upload_id, roster_id } = await rosterOf();
    const kept = { columns: table.columns, rows: [table.rows[0], table.rows[2]] };
    expect(await open(roster_id)).toEqual({ status: 200, body: { upload_id, name: 'U12.csv', table: kept } });
  });

  it('returns no cells if the file was saved unread', async () => {
    const { upload_id, roster_id } = await rosterOf(null);
    expect(await open(roster_id)).toEqual({ status: 200, body: { upload_id, name: 'U12.csv', table: null } });
  });

  it('is refused for an unknown roster, one for another product, or another shop’s', async () => {
    const { roster_id } = await rosterOf();
    const other = await createProduct(ours.id, { isTeamOrder: true });
    const theirProduct = await createProduct(theirs.id, { isTeamOrder: true });
    for (const answer of [
      await open(randomUUID()),
      await open(roster_id, ours, other.id),
      await open(roster_id, theirs, theirProduct.id),
    ]) {
      expect(answer).toEqual({ status: 404, body: refusal('upload_gone') });
    }
    expect((await open(roster_id, theirs)).body).toEqual(refusal('product_unavailable'));
  });
});

it.each([
  ['rosterReadTenant', readUploaded],
  ['rosterReadTenant', openSaved],
  ['rosterSaveTenant', save],
])('slows %s down for a whole shop, and refuses nobody', async (limit, handler) => {
  const called = async (tenant: Tenant, address: string) => {
    const request = post({}, { 'x-forwarded-for': address });
    return (await handler(request, paramsOf(tenant))).status;
  };
  const where = { key: { startsWith: limit } };
  expect(await called(ours, '192.0.2.1')).toBe(422);
  const { count } = await database().rateLimit.updateMany({ where, data: { points: 2_000 } });
  expect(count).toBe(1);
  expect(await called(ours, '192.0.2.2')).toBe(422);
  expect(await database().rateLimit.findFirst({ where })).toMatchObject({ points: 2_001 });
  expect(await called(theirs, '192.0.2.2')).toBe(422);
});
