import { Amounts, CELL, NUMBER, TableHead } from '@/components/admin/finances/money';

export type FigureRow = {
  key: string;
  name: React.ReactNode;
  /** In the order of `names`. */
  figures: readonly string[];
};

type FigureTableProps = {
  caption: string;
  /** Of the rows, and of their figures. */
  first: string;
  names: readonly string[];
  rows: readonly FigureRow[];
};

/** Rows with figures as a table; with more than one figure, as cards on a phone. */
export function FigureTable({ caption, first, names, rows }: FigureTableProps) {
  const isNarrow = names.length === 1;
  return (
    <>
      {!isNarrow && (
        <ul className="grid gap-3 sm:hidden">
          {rows.map(({ key, name, figures }) => (
            <li key={key} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <Amounts amounts={names.map((term, index) => [term, figures[index] ?? ''] as const)} />
            </li>
          ))}
        </ul>
      )}
      <div
        className={`overflow-hidden rounded-card border border-line bg-surface ${isNarrow ? '' : 'hidden sm:block'}`}
      >
        <table className="w-full border-collapse text-left [&_th:not(:first-child)]:whitespace-nowrap">
          <caption className="sr-only">{caption}</caption>
          <TableHead names={[first]} amounts={names} />
          <tbody className="divide-y divide-line">
            {rows.map(({ key, name, figures }) => (
              <tr key={key}>
                <th scope="row" className={`${CELL} wrap-anywhere font-medium`}>
                  {name}
                </th>
                {names.map((term, index) => (
                  <td key={term} className={`${CELL} ${NUMBER}`}>
                    {figures[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
