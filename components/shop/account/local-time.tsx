'use client';
import { useTimeZone } from '@/components/shop/use-time-zone';
import { formatDateTime } from '@/lib/time/format-date';

/** Day and time in the reader's time zone. */
export const LocalTime = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()}>{formatDateTime(date, useTimeZone())}</time>
);
