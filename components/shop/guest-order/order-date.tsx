'use client';
import { useTimeZone } from '@/components/shop/use-time-zone';
import { formatDate } from '@/lib/time/format-date';

/** A date in the reader's time zone. */
export const OrderDate = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()}>{formatDate(date, useTimeZone())}</time>
);
