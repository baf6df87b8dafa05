import { describe, expect, it } from 'vitest';
import { timesAsLong } from '@/lib/testing/time/times-as-long';
import { logoTypeOf, rosterTypeOf } from './sniff-type';

const binary = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const EXCEL_97 = binary('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest');

describe('the type of a logo by its bytes', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['a PNG', binary('\x89PNG\r\n\x1a\n....'), 'image/png'],
    ['a JPEG', binary('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['a WebP', binary('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
    ['a GIF', binary('GIF89a..'), 'image/gif'],
    ['an SVG', utf8(svg), 'image/svg+xml'],
    ['an SVG with a byte order mark', utf8(`\ufeff${svg}`), 'image/svg+xml'],
    ['an SVG in UTF-16', utf16(svg), 'image/svg+xml'],
    [
      'an SVG under a declaration, a comment and a document type',
      utf8(`<?xml version="1.0"?>\n<!-- by <b>hand</b> --><!DOCTYPE svg [<!ENTITY a "b">]>\n${svg}`),
      'image/svg+xml',
    ],
    ['an SVG with a prefix', utf8('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['a page with an SVG in it', utf8(`<html>${svg}</html>`), null],
    ['another XML file', utf8('<?xml version="1.0"?><svgs/>'), null],
    ['a comment that never ends', utf8(`<!--${'-'.repeat(60_000)}`), null],
    ['a packed SVG', binary('\x1f\x8b\x08'), null],
    ['a RIFF file of sound', binary('RIFF\0\0\0\0WAVEfmt '), null],
    ['a PDF', utf8('%PDF-1.7'), null],
    ['text', utf8('Name,Number'), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_name, bytes, type) => {
    expect(logoTypeOf(bytes)).toBe(type);
  });

  it('is found in linear time in a file made to be slow', async () => {
    const files = [
      '<!--->'.repeat(10_000),
      `<!DOCTYPE ${'['.repeat(60_000)}`,
      `<!DOCTYPE ${'[]'.repeat(30_000)}`,
      '<?a?>'.repeat(12_000),
      ' '.repeat(60_000),
    ].map(utf8);
    // Relative to one pass over the bytes; a pattern that backtracks takes thousands of times as long.
    const ratio = await timesAsLong(
      () => files.map(logoTypeOf),
      () => files.map((bytes) => bytes.reduce((sum, byte) => sum + byte, 0)),
    );
    expect(ratio).toBeLessThan(5);
  });
});

describe('the type of a roster by its bytes', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['a CSV file', utf8('Name,Number\nOkafor,007'), 'text/csv'],
    ['one in Windows-1252', binary('Name\nM\xfcller'), 'text/csv'],
    ['one in UTF-16', utf16('Name\tNumber'), 'text/csv'],
    [
      'an xlsx',
      binary('PK\x03\x04....'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['an xls', EXCEL_97, 'application/vnd.ms-excel'],
    ['UTF-16 that does not say so', utf16('Name').subarray(2), 'text/csv'],
    ['one with its bytes the other way round', utf16('Name').subarray(2).toReversed(), 'text/csv'],
    ['half a character of UTF-16', utf16('Name').subarray(2, 9), null],
    ['zeros in any place', binary('a\0b\0\0c'), null],
    ['a PNG', binary('\x89PNG\r\n\x1a\n....'), null],
    ['a drawing', utf8(svg), null],
    ['a PDF', utf8('%PDF-1.7 and no NUL'), null],
    ['a program', binary('\x7fELF\x02\x01\x01\0'), null],
  ])('%s', (_name, bytes, type) => {
    expect(rosterTypeOf(bytes)).toBe(type);
  });
});
