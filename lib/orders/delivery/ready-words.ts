// When an order is ready, in words. Pure.
import { readySentences as say } from '@/lib/messages/en/orders/ready';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { formatLongDate } from '@/lib/time/format-date';

type ReadyOrder = { readyBy?: CalendarDay | null; delivery: { isPickup: boolean } | null };

/** The words before the day, and the day; null of an order whose products are at hand. */
export const readyParts = ({ readyBy, delivery }: ReadyOrder): { words: string; day: string } | null =>
  readyBy ? { words: delivery?.isPickup ? say.toPickUp : say.toShip, day: formatLongDate(readyBy) } : null;

/** 'Ready to ship by December 4, 2026' */
export function readyText(order: ReadyOrder): string | null {
  const ready = readyParts(order);
  return ready && say.by(ready.words, ready.day);
}
