// When an announcement is shown. No I/O.
import { addDays, startOfDay } from '@/lib/time/days';

export type Announcement = {
  text: string;
  /** A path of the shop or an https address; empty for none. */
  link: string;
  /** The first and the last day, such as '2026-11-21', in the shop's time zone; null for no limit. */
  from: string | null;
  until: string | null;
  timeZone: string;
};

/** The times between which it is shown: from the beginning of the first day to the end of the last one. */
function periodOf({ from, until, timeZone }: Announcement): { startsAt: number; endsAt: number } {
  return {
    startsAt: from === null ? Number.NEGATIVE_INFINITY : startOfDay(from, timeZone).getTime(),
    endsAt: until === null ? Number.POSITIVE_INFINITY : startOfDay(addDays(until, 1), timeZone).getTime(),
  };
}

export const isAnnounced = (announcement: Announcement, at: Date): boolean => {
  const { startsAt, endsAt } = periodOf(announcement);
  return announcement.text !== '' && startsAt <= at.getTime() && at.getTime() < endsAt;
};

/** Seconds until it appears or disappears; Infinity if it does neither any more. */
export function secondsToChange(announcement: Announcement, at: Date): number {
  if (announcement.text === '') {
    return Number.POSITIVE_INFINITY;
  }
  const { startsAt, endsAt } = periodOf(announcement);
  const next = [startsAt, endsAt].filter((time) => time > at.getTime());
  return Math.ceil((Math.min(...next) - at.getTime()) / 1_000);
}
