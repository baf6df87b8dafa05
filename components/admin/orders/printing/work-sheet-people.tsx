import { classNames } from '@/components/ui/class-names';
import { ScrollBox } from '@/components/ui/scroll-box';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { adminWords } from '@/lib/messages/en/admin/words';
import { sheetTable } from '@/lib/production/sheets/sheet-table';
import type { RosterSheet, SheetColumn } from '@/lib/rosters/roster-sheet';
import { TickBox } from './tick-box';

type WorkSheetPeopleProps = {
  roster: RosterSheet;
  /** Repeated at the top of each page of the table. */
  heading: string;
  madeRows: ReadonlySet<number>;
};

const CELL = 'border-b border-line px-1.5 py-1.5 align-top sm:px-2 print:px-2';

const NARROW: SheetColumn['kind'][] = ['number', 'size', 'quantity'];

const emphasis = (kind: SheetColumn['kind']) =>
  classNames(kind === 'name' && 'font-semibold', kind === 'number' && 'font-semibold tabular-nums');

/** All people of a line, in the order of the roster. The head repeats on each page; no row is split. */
export function WorkSheetPeople({ roster, heading, madeRows }: WorkSheetPeopleProps) {
  const { columns, rows } = sheetTable(roster);
  return (
    <ScrollBox
      label={adminPrintingSentences.peopleOf(heading)}
      className="mt-4 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full min-w-72 border-collapse wrap-break-word max-sm:not-print:text-sm print:wrap-anywhere">
        <thead className="table-header-group">
          <tr>
            <th colSpan={columns.length + 2} className="pb-1 text-left text-xs font-normal text-muted">
              {heading}
            </th>
          </tr>
          <tr className="text-left text-sm">
            <th className="w-9 border-b border-ink px-1.5 py-1.5 sm:px-2 print:px-2 text-right font-normal text-muted">
              <span className="sr-only">{adminWords.row}</span>
            </th>
            {columns.map(({ label, kind, width }) => (
              <th
                key={label}
                style={{ width: `${width}%` }}
                className={classNames(
                  'border-b border-ink px-1.5 py-1.5 sm:px-2 print:px-2 font-semibold',
                  NARROW.includes(kind) && 'whitespace-nowrap',
                )}
              >
                {label}
              </th>
            ))}
            <th className="w-14 whitespace-nowrap border-b border-ink px-1.5 py-1.5 sm:px-2 print:px-2 text-right font-semibold">
              {adminPrintingSentences.made}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, rest }) => (
            <tr key={row} className="break-inside-avoid">
              <td className={`${CELL} whitespace-nowrap text-right text-muted tabular-nums`}>{row + 1}</td>
              {columns.map(({ label, kind }, index) => (
                <td key={label} className={classNames(CELL, emphasis(kind))}>
                  {cells[index]}
                  {index === 0 && rest.length > 0 && (
                    <span className="block text-sm font-normal text-muted">{rest.join(' · ')}</span>
                  )}
                </td>
              ))}
              <td className={`${CELL} text-right`}>
                <TickBox isTicked={madeRows.has(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
