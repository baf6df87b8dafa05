// Hostile files, made small and fast.
import { deflateRawSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

export type RawEntry = {
  name: string;
  data: Buffer;
  method: 0 | 8;
  /** The size that the zip directory claims. */
  stated: number;
  /** Index of another entry whose data this entry refers to, instead of having its own. */
  sharing?: number;
};

/** A zip file with these entries, whether or not their claims are true. */
export function rawZip(entries: readonly RawEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let size = 0;
  for (const { name, data, method, stated, sharing } of entries) {
    const shared = sharing === undefined ? undefined : offsets[sharing];
    const offset = shared ?? size;
    offsets.push(offset);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(stated, 18);
    head.writeUInt16LE(name.length, 22);
    if (shared === undefined) {
      const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, Buffer.from(name), data]);
      parts.push(local);
      size += local.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, place, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(size, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

const contentTypes: RawEntry = {
  name: '[Content_Types].xml',
  data: Buffer.from(CONTENT_TYPES),
  method: 0,
  stated: CONTENT_TYPES.length,
};

/** 1 MB that inflates to 10 GB: ten entries of 100 MB, and ninety that refer to the same bytes. */
export function zipBomb({ isLying }: { isLying: boolean }): Uint8Array {
  const bytes = 100_000_000;
  const data = deflateRawSync(Buffer.alloc(bytes, ' '), { level: 9 });
  const entries = Array.from(
    { length: 100 },
    (_, index): RawEntry => ({
      name: `xl/worksheets/sheet${String(index + 1).padStart(3, '0')}.xml`,
      data,
      method: 8,
      stated: isLying ? 1_000 : bytes,
      ...(index >= 10 && { sharing: 1 + (index % 10) }),
    }),
  );
  return rawZip([contentTypes, ...entries]);
}

export const manyEntries = (count: number): Uint8Array =>
  rawZip(
    Array.from({ length: count }, (_, index) => ({
      name: index.toString(36).padStart(3, '0').slice(-3),
      data: Buffer.alloc(0),
      method: 0,
      stated: 0,
      ...(index > 0 && { sharing: 0 }),
    })),
  );

/** A workbook with some parts replaced by texts. */
export function workbookWith(parts: Record<string, string>): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Ann']]), 'Team');
  const files = unzipSync(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true })));
  const replaced = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync({ ...files, ...Object.fromEntries(replaced) });
}

export const sheetXml = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** Ten entities of ten entities each, nine levels deep: a billion words in a kilobyte. */
export function billionLaughs(): Uint8Array {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  );
  return workbookWith({
    'xl/sharedStrings.xml': `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY e0 "ha">${entities.join('')}]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="2" uniqueCount="2"><si><t>Name</t></si><si><t>&e9;</t></si></sst>`,
  });
}

export function xls(rows: string[][]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Team');
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }));
}

const toBytes = (container: ReturnType<typeof CFB.utils.cfb_new>) => {
  const written = CFB.write(container, { type: 'buffer' });
  return Uint8Array.from(Buffer.isBuffer(written) ? written : []);
};

/** An .xls that claims to be encrypted, in the record after its first one. */
export function encryptedXls(): Uint8Array {
  const container = CFB.read(Buffer.from(xls([['Name'], ['Ann']])), { type: 'buffer' });
  const stream = Buffer.from(CFB.find(container, 'Workbook')?.content ?? []);
  const beginning = 4 + stream.readUInt16LE(2);
  const filePass = Buffer.alloc(4 + 54, 1);
  filePass.writeUInt16LE(0x2f, 0);
  filePass.writeUInt16LE(54, 2);
  const content = Buffer.concat([stream.subarray(0, beginning), filePass, stream.subarray(beginning)]);
  const encrypted = CFB.utils.cfb_new();
  CFB.utils.cfb_add(encrypted, '/Workbook', content);
  return toBytes(encrypted);
}

/** The container in which Excel saves an .xlsx with a password. */
export function encryptedXlsx(): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(200, 4));
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(8_000, 5));
  return toBytes(container);
}

/** Pseudo-random bytes, the same every time. */
export function garbage(length: number, start: readonly number[] = []): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 24;
  }
  bytes.set(start);
  return bytes;
}
