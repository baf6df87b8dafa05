'use client';
import { useEffect, useState } from 'react';
import { formatDateTime } from '@/lib/time/format-date';

/** Day and time in the reader's time zone. The server does not know it, so the first render shows UTC. */
export function LocalTime({ date }: { date: Date }) {
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
  }, []);
  return <time dateTime={date.toISOString()}>{formatDateTime(date, timeZone)}</time>;
}
