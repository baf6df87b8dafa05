// Our own file, or any with its headings.
import { rowsBelow } from './columns';
import { EMPTY_DRAFT, type FileReading } from './draft';
import { unguardCell } from './guard-cell';
import { NO_DRAFT_OPTIONS } from './options/draft-options';
import { OWN_COLUMNS } from './own-columns';

/** The products of our own file. */
export function readOwn(table: readonly (readonly string[])[]): FileReading {
  const { has, rows } = rowsBelow(table);
  const columns = OWN_COLUMNS.filter(({ heading }) => has(heading.toLowerCase()));
  return {
    shape: 'own',
    given: columns.map(({ field }) => field),
    drafts: rows.map((row) => ({
      line: row.line,
      values: Object.assign(
        { ...EMPTY_DRAFT },
        ...columns.map(({ heading, read }) => read(unguardCell(row.raw(heading.toLowerCase())))),
      ),
      options: NO_DRAFT_OPTIONS,
      notes: [],
    })),
  };
}
