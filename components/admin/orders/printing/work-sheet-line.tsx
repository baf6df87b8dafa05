import { LogoPicture } from '@/components/admin/orders/logo-figure';
import { ChoiceList } from '@/components/orders/choice-list';
import { LinePicture } from '@/components/orders/line-picture';
import { SizeChips } from '@/components/orders/size-chips';
import { messages } from '@/lib/messages';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { piecesText } from '@/lib/messages/en/orders/pieces';
import { inWords } from '@/lib/orders/choices/choice-lines';
import type { OrderItemView } from '@/lib/orders/order-views';
import { sheetSummary } from '@/lib/rosters/keeping/stored-roster';
import { TickBox } from './tick-box';
import { WorkSheetPeople } from './work-sheet-people';

type WorkSheetLineProps = { item: OrderItemView; orderNumber: number };

/** One line of the order on the work sheet. A page break never separates its head from its first people. */
export function WorkSheetLine({ item, orderNumber }: WorkSheetLineProps) {
  const { logo, roster, rosterFile } = item;
  return (
    <section className="border-b border-line py-4 last:border-b-0">
      <div className="flex break-inside-avoid flex-wrap gap-4 break-after-avoid sm:flex-nowrap print:flex-nowrap">
        <LinePicture imageUrl={item.imageUrl} size="size-20 sm:size-24 print:size-24" isEager />
        <div className="flex min-w-0 grow basis-40 flex-col gap-2">
          <div>
            <h2 className="text-lg font-semibold leading-snug">{item.name}</h2>
            <p className="text-muted">
              {item.sku} · <span className="font-semibold text-ink">{piecesText(item.quantity)}</span>
            </p>
          </div>
          {roster && <SizeChips sizes={sheetSummary(roster).sizes} />}
          <ChoiceList choices={inWords(item.choices)} answerStyle="font-semibold" />
          {roster === null && (
            <p className="flex items-center gap-3">
              <TickBox isTicked={item.madeRows.includes(0)} />
              {adminPrintingSentences.madeOf(item.quantity)}
            </p>
          )}
          {roster === null && rosterFile && (
            <p>
              {messages.production.rosterUnread} <span className="font-semibold">{rosterFile.name}</span>
            </p>
          )}
        </div>
        {logo && (
          <div className="w-full shrink-0 sm:w-44 print:w-[45mm]">
            <LogoPicture logo={logo} className="h-36 print:h-[34mm]" />
            <p className="mt-1 text-center text-xs text-muted">{logo.name}</p>
          </div>
        )}
      </div>
      {roster && (
        <WorkSheetPeople
          roster={roster}
          heading={`#${orderNumber} · ${item.name}`}
          madeRows={new Set(item.madeRows)}
        />
      )}
    </section>
  );
}
