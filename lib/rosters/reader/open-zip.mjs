// @ts-check
// Unpacks a zip file under limits and packs it again without compression, so that the next reader has nothing to
// inflate. The sizes stated in a zip file are only claims: the actual output is counted.
import { inflateRawSync } from 'node:zlib';

const MOST_ENTRIES = 500;
const MOST_STATED_BYTES = 50_000_000;
const MOST_BYTES = 24_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const DIRECTORY_ENTRY_LENGTH = 46;
const LOCAL_ENTRY_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;

/** @typedef {{ name: string, method: number, offset: number, compressed: number, stated: number }} Entry */

export class ZipTooLargeError extends Error {}

/** @param {Buffer} file */
function findEnd(file) {
  const lowest = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= lowest; at -= 1) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) {
      return at;
    }
  }
  throw new Error('no end of the directory');
}

/**
 * @param {Buffer} file
 * @returns {Entry[]}
 */
function readDirectory(file) {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) {
    throw new ZipTooLargeError('too many entries');
  }
  let at = file.readUInt32LE(end + 16);
  let stated = 0;
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== DIRECTORY_ENTRY || (file.readUInt16LE(at + 8) & ENCRYPTED) !== 0) {
      throw new Error('no entry of a directory, or an encrypted one');
    }
    const nameLength = file.readUInt16LE(at + 28);
    const entry = {
      name: file.toString('latin1', at + DIRECTORY_ENTRY_LENGTH, at + DIRECTORY_ENTRY_LENGTH + nameLength),
      method: file.readUInt16LE(at + 10),
      compressed: file.readUInt32LE(at + 20),
      stated: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    };
    stated += entry.stated;
    if (stated > MOST_STATED_BYTES) {
      throw new ZipTooLargeError('too many bytes stated');
    }
    entries.push(entry);
    at += DIRECTORY_ENTRY_LENGTH + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * @param {Buffer} file
 * @param {Entry} entry
 * @param {number} most
 */
function bytesOf(file, { offset, method, compressed }, most) {
  if (file.readUInt32LE(offset) !== LOCAL_ENTRY) {
    throw new Error('no entry where the directory says');
  }
  const start = offset + LOCAL_ENTRY_LENGTH + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const data = file.subarray(start, start + compressed);
  if (data.length !== compressed || (method !== 0 && method !== 8)) {
    throw new Error('a cut off entry, or an unknown method');
  }
  if (method === 0) {
    if (data.length > most) {
      throw new ZipTooLargeError('too many bytes');
    }
    return data;
  }
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw error instanceof RangeError ? new ZipTooLargeError('too many bytes') : error;
  }
}

/**
 * @param {string} name
 * @param {Buffer} bytes
 * @param {number} offset
 */
function storedEntry(name, bytes, offset) {
  const nameBytes = Buffer.from(name, 'latin1');
  // Version, flags, method, time and date, checksum (ignored by the reader), sizes, length of the name.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes]);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, nameBytes]);
  return { local, directory };
}

/**
 * The entries of a zip file that `isWanted`, uncompressed, in a zip file of their own. Throws a
 * ZipTooLargeError for more than the limits, and other errors for what is no whole zip file.
 * @param {Uint8Array} bytes
 * @param {(name: string) => boolean} isWanted
 * @param {(name: string, content: Buffer) => Buffer} [change] what an entry is to be instead; hardly longer than it was
 * @returns {{ names: string[], others: string[], file: Buffer }} the names of what is in it, and of what was left
 */
export function openZip(bytes, isWanted, change = (_, content) => content) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set();
  const others = [];
  const parts = [];
  const directory = [];
  let size = 0;
  for (const entry of readDirectory(file)) {
    if (names.has(entry.name) || !isWanted(entry.name)) {
      others.push(entry.name);
      continue;
    }
    names.add(entry.name);
    const content = change(entry.name, bytesOf(file, entry, MOST_BYTES - size));
    const stored = storedEntry(entry.name, content, size);
    parts.push(stored.local, content);
    directory.push(stored.directory);
    size += stored.local.length + content.length;
  }
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(names.size, 8);
  end.writeUInt16LE(names.size, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(size, 16);
  return { names: [...names], others, file: Buffer.concat([...parts, ...directory, end]) };
}
