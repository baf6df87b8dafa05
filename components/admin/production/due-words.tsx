import { readySentences as say } from '@/lib/messages/en/orders/ready';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { formatDay } from '@/lib/time/format-date';

type DueWordsProps = { readyBy: CalendarDay | null; today: CalendarDay };

/** When an order is due, with a warning on the day and after it; nothing for one without a promised day. */
export function DueWords({ readyBy, today }: DueWordsProps) {
  if (readyBy === null) {
    return null;
  }
  const day = formatDay(readyBy);
  return readyBy > today ? (
    <span className="text-ink">{say.due(day)} · </span>
  ) : (
    <span className="font-semibold text-danger">{readyBy === today ? say.today : say.late(day)} · </span>
  );
}
