import { messages } from '@/lib/messages';
import { MOST_ORDERED_BYTES, type TeamOrderError } from './team-order';

/** The error for a shopper if the logo or the roster of a line cannot be ordered. */
export const teamOrderMessages: Record<TeamOrderError, string> = {
  logo_missing: messages.upload.logoMissing,
  logo_gone: messages.cart.logoGone,
  roster_missing: messages.upload.rosterMissing,
  roster_gone: messages.cart.rosterGone,
  roster_outdated: messages.cart.rosterOutdated,
  roster_busy: messages.roster.busy,
  roster_too_long: messages.cart.rostersTooLong,
  rosters_too_heavy: messages.cart.rostersTooHeavy(MOST_ORDERED_BYTES / 1_000_000),
};
