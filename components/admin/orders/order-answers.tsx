import { classNames } from '@/components/ui/class-names';
import type { OrderItemView } from '@/lib/orders/order-views';
import type { RosterView } from '@/lib/orders/roster';

type Answers = Pick<OrderItemView, 'customization' | 'logo' | 'rosterFile' | 'roster'>;

/** Everything a shopper said about a line: text, files, roster. Nothing if they said nothing. */
export function OrderAnswers({ item, className }: { item: Answers; className?: string }) {
  const { customization, logo, rosterFile, roster } = item;
  if (!customization && !logo && !rosterFile && !roster) {
    return null;
  }
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <dl className="flex flex-col gap-1">
        {customization && <Answer term={customization.label}>{customization.text}</Answer>}
        {logo && (
          <Answer term="Logo">
            <FileLink {...logo} />
          </Answer>
        )}
        {rosterFile && (
          <Answer term="Roster">
            <FileLink {...rosterFile} />
          </Answer>
        )}
      </dl>
      {roster && <Roster roster={roster} />}
    </div>
  );
}

const Answer = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className="inline text-muted after:content-[':_']">{term}</dt>
    <dd className="inline whitespace-pre-line font-medium">{children}</dd>
  </div>
);

const FileLink = ({ name, href }: { name: string; href: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
    {name}
  </a>
);

function Roster({ roster: { columns, rows } }: { roster: RosterView }) {
  return (
    <div className="overflow-x-auto">
      <table className="border-collapse text-sm">
        <caption className="pb-1 text-left text-muted">
          {rows.length === 1 ? '1 entry' : `${rows.length} entries`}
        </caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column} className="py-1 pr-4 text-left font-medium text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a roster has no ids, and its order is its meaning.
            <tr key={index} className="break-inside-avoid">
              {columns.map((column, position) => (
                <td key={column} className="py-0.5 pr-4 align-top">
                  {row[position]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
