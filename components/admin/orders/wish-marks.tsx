import { StatusBadge } from '@/components/ui/status-badge';
import { extrasSentences as say } from '@/lib/messages/en/orders/extras';
import { type OrderExtras, standingOf } from '@/lib/orders/extras/order-extras';
import { formatDay } from '@/lib/time/format-date';

type WishMarksProps = {
  wishes: Pick<OrderExtras, 'isGift' | 'needBy' | 'arrival'> | null;
  /** The order is over: no warning. */
  isOver?: boolean;
};

/** In a list: by when an order is needed, whether that can be kept, and that it is a gift. */
export function WishMarks({ wishes, isOver = false }: WishMarksProps) {
  if (wishes === null || (wishes.needBy === null && !wishes.isGift)) {
    return null;
  }
  const standing = isOver ? null : standingOf(wishes);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {wishes.needBy !== null && (
        <span className="font-medium">{say.needByShort(formatDay(wishes.needBy))}</span>
      )}
      {standing === 'late' && <StatusBadge tone="red">{say.tooLate}</StatusBadge>}
      {standing === 'tight' && <StatusBadge tone="yellow">{say.perhapsTooLate}</StatusBadge>}
      {wishes.isGift && <span className="text-muted">{say.giftShort}</span>}
    </span>
  );
}
