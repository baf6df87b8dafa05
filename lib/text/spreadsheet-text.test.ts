import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile } from '@/lib/rosters/reading/csv-text';
import { examples } from '@/lib/testing/examples';
import { harmlessCell } from './spreadsheet-text';
import { toCsv } from './to-csv';

describe('a cell that a spreadsheet could run', () => {
  examples('%j is written as %j', harmlessCell, [
    ['=1+1', "'=1+1"],
    [' @SUM(1)', "' @SUM(1)"],
    ['＝1', "'＝1"],
    ['\tx', "'\tx"],
    ['Ada;=HYPERLINK("http://evil.test")', 'Ada;\'=HYPERLINK("http://evil.test")'],
    ['Ada; =1', "Ada;' =1"],
    ['Ada|+1', "Ada|'+1"],
    ['Ada\t-1', "Ada\t'-1"],
    ['Ada\n=1', "Ada\n'=1"],
    ['Ada\r\n=1', "Ada\r\n'=1"],
    ['Ada;"=1"', 'Ada;\'"=1"'],
    ['Ada;;@x', "Ada;;'@x"],
    ['=a;=b', "'=a;'=b"],
  ]);

  it.each(['Ada', 'a=b', 'red; blue', 'S|M', 'a-b', 'x@example.com', 'one\ntwo', '5 - 3'])(
    'is not %j',
    (text) => {
      expect(harmlessCell(text)).toBe(text);
    },
  );

  const FORMULA = /^[^\S\t\r\n]*[=+\-@＝＋－＠]/;
  const cell = fc.string({ unit: fc.constantFrom(...'=+-@＝;|\t\n\r" \',a1'), maxLength: 12 });
  it.each([
    ['exports', toCsv],
    ['rosters', csvFile],
  ] as const)('is not in %s, whatever separator the reader uses', (_name, write) => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 3 }), (row) => {
        const file = write([['first', ...row]]);
        for (const delimiter of [',', ';', '|', '\t']) {
          const { data } = Papa.parse<string[]>(file, { delimiter });
          expect(data.flat().filter((text) => FORMULA.test(text))).toEqual([]);
        }
        // A program without quoting, which treats each line as a row.
        for (const delimiter of [';', '|', '\t']) {
          const parts = file.split(/[\r\n]/).flatMap((line) => line.split(delimiter));
          expect(parts.filter((text) => FORMULA.test(text))).toEqual([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
