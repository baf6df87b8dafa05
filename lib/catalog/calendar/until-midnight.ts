// Pages that say something of a day of the shop are rendered anew when that day is over.
import { cacheLife } from 'next/cache';
import { addDays, startOfDay } from '@/lib/time/days';
import type { DayInShop } from './work-calendar';

/** Shorter would not be kept at all. */
const SHORTEST = 60;

/** Whole seconds until the shop's next midnight. */
export const secondsLeft = ({ today, calendar }: DayInShop, now: Date = new Date()): number =>
  Math.ceil((startOfDay(addDays(today, 1), calendar.timeZone).getTime() - now.getTime()) / 1_000);

/**
 * Ends the life of what is cached with the shop's day, for servers on which no process could do it at midnight
 * (lib/jobs/turn-days.ts). Within a function with 'use cache'; the shortest life counts.
 */
export const cacheUntilMidnight = (day: DayInShop): void =>
  cacheLife({ revalidate: Math.max(SHORTEST, secondsLeft(day)) });
