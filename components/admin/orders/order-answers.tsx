import { ChoiceList } from '@/components/orders/choice-list';
import { SizeChips } from '@/components/orders/size-chips';
import { classNames } from '@/components/ui/class-names';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import type { OrderItemView } from '@/lib/orders/order-views';
import { sheetSummary } from '@/lib/rosters/keeping/stored-roster';
import { RosterTable } from './roster-table';

type Answers = Pick<OrderItemView, 'name' | 'choices' | 'roster'>;

/** All answers of a shopper on a line, for print: texts, file names, roster. Nothing without answers. */
export function OrderAnswers({ item, className }: { item: Answers; className?: string }) {
  const { name, choices, roster } = item;
  if (choices.length === 0 && !roster) {
    return null;
  }
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <ChoiceList choices={choices} />
      {roster && (
        <>
          <SizeChips sizes={sheetSummary(roster).sizes} className="text-sm" />
          <RosterTable roster={roster} caption={adminOrdersSentences.rosterOf(name)} />
        </>
      )}
    </div>
  );
}
