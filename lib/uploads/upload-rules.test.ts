import { describe, expect, it } from 'vitest';
import { claimedType, MOST_BYTES, type UploadKind, uploadProblem } from './upload-rules';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('the claimed type of a file', () => {
  it.each<[UploadKind, string, string, string | null]>([
    ['logo', 'crest.png', 'image/png', 'image/png'],
    ['logo', 'CREST.JPG', '', 'image/jpeg'],
    ['logo', 'crest', 'image/svg+xml; charset=utf-8', 'image/svg+xml'],
    ['logo', 'crest.png', 'image/heic', null],
    ['logo', 'crest.pdf', 'application/pdf', null],
    ['logo', 'crest.ai', '', null],
    ['logo', 'roster.csv', 'text/csv', null],
    ['roster', 'roster.csv', 'application/vnd.ms-excel', 'text/csv'],
    ['roster', 'roster.CSV', '', 'text/csv'],
    ['roster', 'pasted', 'text/csv', 'text/csv'],
    ['roster', 'roster.tsv', 'text/tab-separated-values', 'text/csv'],
    ['roster', 'roster.xlsx', '', XLSX],
    ['roster', 'roster', XLSX, XLSX],
    ['roster', 'roster.xls', 'application/octet-stream', 'application/vnd.ms-excel'],
    ['roster', 'roster.ods', 'application/octet-stream', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['roster', 'roster.xlsm', '', 'application/vnd.ms-excel.sheet.macroenabled.12'],
    ['roster', 'roster.numbers', '', null],
    ['roster', 'csv', '', null],
  ])('as a %s of %j and %j is %j', (kind, name, type, claimed) => {
    expect(claimedType(kind, { name, type })).toBe(claimed);
  });
});

describe('the refusal of a file', () => {
  it.each<[UploadKind, string, number, string]>([
    ['logo', 'crest.pdf', 1, 'Please upload an image file'],
    ['roster', 'roster.pdf', 1, 'Please upload a CSV or Excel file'],
    ['logo', 'crest.png', 0, 'This file is empty. Please choose another one.'],
    ['logo', 'crest.png', 10_000_001, 'This file is too large. Please upload one of at most 10 MB.'],
    ['roster', 'roster.csv', 5_000_001, 'This file is too large. Please upload one of at most 5 MB.'],
  ])('a %s %j of %i bytes', (kind, name, size, sentence) => {
    expect(uploadProblem(kind, { name, type: '', size })).toBe(sentence);
  });

  it('does not hit a file of exactly the most bytes', () => {
    expect(uploadProblem('logo', { name: 'a.png', type: '', size: MOST_BYTES.logo })).toBeNull();
    expect(uploadProblem('roster', { name: 'a.csv', type: '', size: MOST_BYTES.roster })).toBeNull();
  });
});
