import { SizeChips } from '@/components/orders/size-chips';
import { buttonStyle } from '@/components/ui/button-styles';
import { DownloadIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { piecesText } from '@/lib/messages/en/orders/pieces';
import type { OrderItemView } from '@/lib/orders/order-views';
import { sheetSummary } from '@/lib/rosters/keeping/stored-roster';
import { FileLink } from './file-link';
import { LogoFigure } from './logo-figure';
import { RosterTable } from './roster-table';

const FORMATS = { csv: adminOrdersSentences.csv, xlsx: adminOrdersSentences.excel } as const;

type TeamPanelProps = { orderId: string; item: OrderItemView };

/** A team line's files: its logo, and beside it the people to make for. Nothing without either. */
export function TeamPanel({ orderId, item }: TeamPanelProps) {
  const { logo, roster, rosterFile, areNamesRemoved } = item;
  const hasRoster = roster !== null || rosterFile !== null || areNamesRemoved;
  if (!logo && !hasRoster) {
    return null;
  }
  return (
    <div className="flex flex-col gap-5 rounded-control bg-paper p-4 md:flex-row">
      {logo && (
        <div className={hasRoster ? 'shrink-0 md:w-48' : 'min-w-0'}>
          <LogoFigure logo={logo} isAlone={!hasRoster} />
        </div>
      )}
      {hasRoster && (
        <div className="flex min-w-0 grow flex-col gap-3">
          {areNamesRemoved && <p className="text-muted">{adminOrdersSentences.namesRemoved}</p>}
          {roster && <People orderId={orderId} item={item} />}
          {!roster && rosterFile && <p>{messages.production.rosterUnread}</p>}
          {rosterFile && (
            <p className="text-sm">
              <span className="text-muted">
                {roster ? adminOrdersSentences.rosterFileAsSent : adminOrdersSentences.rosterFile}
              </span>
              <FileLink href={rosterFile.href} name={rosterFile.name} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function People({ orderId, item }: TeamPanelProps) {
  const { roster } = item;
  if (roster === null) {
    return null;
  }
  const { pieces, sizes } = sheetSummary(roster);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="font-semibold">{adminOrdersSentences.roster}</h3>
          <span className="text-muted">{piecesText(pieces)}</span>
          <SizeChips sizes={sizes} className="text-sm" />
        </div>
        <div className="flex flex-wrap gap-x-5">
          {(['csv', 'xlsx'] as const).map((type) => (
            // A plain link: the response is a file, so there is nothing to prefetch.
            <a
              key={type}
              href={`/admin/orders/${orderId}/roster/${item.id}?type=${type}`}
              aria-label={adminOrdersSentences.downloadRoster(item.name, FORMATS[type])}
              className={buttonStyle('quiet', 'text-sm font-medium! min-h-11! py-0!')}
            >
              <DownloadIcon className="size-4" />
              {FORMATS[type]}
            </a>
          ))}
        </div>
      </div>
      <RosterTable roster={roster} caption={adminOrdersSentences.rosterOf(item.name)} />
    </>
  );
}
