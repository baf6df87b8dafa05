import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readArchive } from './read-archive';

const folder = mkdtempSync(join(tmpdir(), 'makerfront-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The blocks of an entry, or of a header that describes the next one. */
async function blocksOf(
  { typeflag, ...headers }: Partial<Header> & { typeflag?: string },
  content: Buffer,
): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'makerfront.json', ...headers }, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) {
    chunks.push(z.instanceof(Buffer).parse(chunk));
  }
  // Without the two empty blocks at the end.
  const blocks = Buffer.concat(chunks).subarray(0, -1_024);
  if (typeflag !== undefined) {
    blocks.write(typeflag, 156, 'latin1');
    blocks.write('        ', 148, 'latin1');
    const sum = blocks.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    blocks.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  }
  return blocks;
}

async function read(...parts: Buffer[]): Promise<{ message: string; name: string }> {
  const path = join(folder, 'tampered.tar.gz');
  writeFileSync(path, gzipSync(Buffer.concat([...parts, Buffer.alloc(1_024)])));
  const nothing = () => undefined;
  const failure: unknown = await readArchive(path, {
    onOpening: nothing,
    onRows: nothing,
    onFile: nothing,
  }).catch((error: unknown) => error);
  if (!(failure instanceof Error)) {
    throw new Error('The archive was read');
  }
  return failure;
}

const refused = { name: 'OperatorError', message: expect.stringContaining('is not a whole backup: ') };
const tooMuch = { name: 'OperatorError', message: expect.stringContaining('a header that no backup has') };

it.each([
  ['for one entry', 'x'],
  ['for all entries', 'g'],
  ['with a long name', 'L'],
  ['with a long link', 'K'],
])('refuses a header %s that is larger than any header is', async (_what, typeflag) => {
  // Below four megabytes, which the parser itself refuses.
  expect(await read(await blocksOf({ typeflag }, Buffer.alloc(3_000_000, 'a')))).toMatchObject(tooMuch);
});

it('refuses thousands of small headers without an entry', async () => {
  const header = await blocksOf({ typeflag: 'x' }, Buffer.from('11 a=bcdef\n'));
  expect(await read(...Array.from({ length: 2_000 }, () => header))).toMatchObject(tooMuch);
});

it('refuses headers after an entry that claims to be longer than it is', async () => {
  const opening = await blocksOf({}, Buffer.from('{"format":1}'));
  const header = await blocksOf({ typeflag: 'x' }, Buffer.alloc(3_000_000, 'a'));
  expect(await read(opening, header)).toMatchObject(refused);
  const claim = await blocksOf({ typeflag: 'x' }, Buffer.from('10 size=0\n'));
  expect(await read(claim, await blocksOf({}, Buffer.alloc(3_000_000)))).toMatchObject(refused);
});

it('says the same when the parser refuses', async () => {
  expect(await read(await blocksOf({ typeflag: 'x' }, Buffer.alloc(5_000_000, 'a')))).toMatchObject(refused);
  const type = { 'MAKERFRONT.content-type': 'a'.repeat(201) };
  expect(await read(await blocksOf({ pax: type }, Buffer.from('{}')))).toMatchObject(refused);
});
