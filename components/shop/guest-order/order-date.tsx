'use client';
import { useEffect, useState } from 'react';
import { formatDate } from '@/lib/time/format-date';

/** A date as the reader's clock has it. The server does not know that clock, so it begins as the date in UTC. */
export function OrderDate({ date }: { date: Date }) {
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
  }, []);
  return <time dateTime={date.toISOString()}>{formatDate(date, timeZone)}</time>;
}
