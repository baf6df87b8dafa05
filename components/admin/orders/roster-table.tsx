import { classNames } from '@/components/ui/class-names';
import { ScrollBox } from '@/components/ui/scroll-box';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { RosterSheet, SheetColumn } from '@/lib/rosters/roster-sheet';

type RosterTableProps = {
  roster: RosterSheet;
  /** The table's label for screen readers. */
  caption: string;
};

const NARROW: SheetColumn['kind'][] = ['number', 'size', 'quantity'];

const cellStyle = (kind: SheetColumn['kind']) =>
  NARROW.includes(kind) ? 'whitespace-nowrap tabular-nums' : 'min-w-20 max-w-80 sm:min-w-24';

/**
 * The people of a roster, row by row, with the same row numbers as everywhere. The table scrolls sideways, not the
 * page.
 */
export function RosterTable({ roster: { columns, rows }, caption }: RosterTableProps) {
  return (
    <ScrollBox
      label={caption}
      className="max-h-96 overflow-auto rounded-control border border-line bg-surface print:max-h-none print:overflow-visible print:rounded-none print:border-0"
    >
      <table className="w-full border-collapse text-sm wrap-break-word print:wrap-anywhere">
        <thead className="sticky top-0 bg-paper print:static">
          <tr>
            <th className="w-8 border-b sm:w-10 border-line px-2 py-2 text-right sm:px-3 font-normal text-muted">
              <span className="sr-only">{adminWords.row}</span>
            </th>
            {columns.map(({ label, kind }) => (
              <th
                key={label}
                className={classNames(
                  'border-b border-line px-2 py-2 text-left font-medium sm:px-3',
                  cellStyle(kind),
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a roster has no ids, and its order is its meaning.
            <tr key={index} className="break-inside-avoid border-t border-line first:border-t-0">
              <td className="whitespace-nowrap px-2 py-1.5 sm:px-3 text-right align-top text-muted tabular-nums">
                {index + 1}
              </td>
              {columns.map(({ label, kind }, position) => (
                <td key={label} className={classNames('px-2 py-1.5 align-top sm:px-3', cellStyle(kind))}>
                  {row[position]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
