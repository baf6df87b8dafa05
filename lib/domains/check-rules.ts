// When a domain is checked, and what a check changes. Pure.
import { later, pauseAtAge, type Steps } from '@/lib/background-work/back-off';
import type { DomainStatus } from './domain-status';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A claim that is not proved within this time lapses, so that nobody keeps names of others occupied. */
export const CLAIM_LIFE = 7 * DAY;
/** Without its token and without leading here for this long, a domain serves the shop no more. */
export const ASTRAY_LIFE = 7 * DAY;

/** Pauses by the time since `watchedSince`. */
const CHECKS: Steps = [{ until: HOUR, pause: MINUTE }, { until: 30 * DAY, pause: HOUR }, { pause: DAY }];

/** How many minutes it must have been out of order before its owners are told: a look-up may be wrong once. */
const BEFORE_ALARM = 3 * MINUTE;

export type Checked = {
  status: DomainStatus;
  statusSince: Date;
  /** The claim, the last change, or the last time that somebody asked for a check. */
  watchedSince: Date;
  astraySince: Date | null;
  told: '' | 'working' | 'stopped';
};

export type AfterCheck = Checked & { nextCheckAt: Date; tell: 'working' | 'stopped' | null };

/** When it is checked next. */
export const nextCheck = (watchedSince: Date, now: Date): Date =>
  later(now, pauseAtAge(CHECKS, now.getTime() - watchedSince.getTime()));

/** The row after a check that found this. A mail is due when it works, and when it has stopped for a while. */
export function afterCheck(
  before: Checked,
  { status, isAstray }: { status: DomainStatus; isAstray: boolean },
  now: Date,
): AfterCheck {
  const isSame = status === before.status;
  const statusSince = isSame ? before.statusSince : now;
  const watchedSince = isSame ? before.watchedSince : now;
  const tell =
    status === 'working'
      ? before.told === 'working'
        ? null
        : 'working'
      : before.told === 'working' && now.getTime() - statusSince.getTime() >= BEFORE_ALARM
        ? 'stopped'
        : null;
  return {
    status,
    statusSince,
    watchedSince,
    astraySince: isAstray ? (before.astraySince ?? now) : null,
    told: tell ?? before.told,
    nextCheckAt: nextCheck(watchedSince, now),
    tell,
  };
}

/** Whether it has led astray for so long that it serves the shop no more. */
export const isOver = (astraySince: Date | null, now: Date): boolean =>
  astraySince !== null && now.getTime() - astraySince.getTime() >= ASTRAY_LIFE;
