'use client';
import { useEffect, useState } from 'react';

/** The reader's time zone. The server does not know it, so the first render has UTC. */
export function useTimeZone(): string {
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => {
    setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
  }, []);
  return timeZone;
}
