'use client';
import { useEffect, useState } from 'react';
import { formatDate } from '@/lib/time/format-date';

/** A date in the reader's time zone. The server does not know it, so the first render shows the date in UTC. */
export function OrderDate({ date }: { date: Date }) {
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
  }, []);
  return <time dateTime={date.toISOString()}>{formatDate(date, timeZone)}</time>;
}
