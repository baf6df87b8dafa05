import { SizeChips } from '@/components/orders/size-chips';
import { classNames } from '@/components/ui/class-names';
import type { OrderItemView } from '@/lib/orders/order-views';
import { sheetSummary } from '@/lib/rosters/keeping/stored-roster';
import { RosterTable } from './roster-table';

type Answers = Pick<OrderItemView, 'name' | 'customization' | 'logo' | 'rosterFile' | 'roster'>;

/** Everything a shopper said about a line, as it goes on paper: text, files by name, roster. Nothing if they said nothing. */
export function OrderAnswers({ item, className }: { item: Answers; className?: string }) {
  const { name, customization, logo, rosterFile, roster } = item;
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
      {roster && (
        <>
          <SizeChips sizes={sheetSummary(roster).sizes} className="text-sm" />
          <RosterTable roster={roster} caption={`Roster of ${name}`} />
        </>
      )}
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
