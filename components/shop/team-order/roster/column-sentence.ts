// What a roster must have, said before anybody makes one.
import { teamOrderSentences } from '@/lib/messages/team-order';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** 'Name, Number and Size'. */
const listed = (labels: readonly string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;

/** 'Name and Size are needed; Number if you have it.' */
export function columnSentence({ columns }: RosterSettings): string {
  const needed = columns.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  const welcome = columns.filter(({ isRequired }) => !isRequired).map(({ label }) => label);
  return teamOrderSentences.columns({
    needed: listed(needed),
    isOneNeeded: needed.length === 1,
    welcome: listed(welcome),
    isOneWelcome: welcome.length === 1,
  });
}
