// Names the columns that a roster must have, before anybody makes one.

import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { andList } from '@/lib/messages/list-text';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** 'Name and Size are needed; Number if you have it.' */
export function columnSentence({ columns }: RosterSettings): string {
  const needed = columns.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  const welcome = columns.filter(({ isRequired }) => !isRequired).map(({ label }) => label);
  return rosterFieldSentences.columns({
    needed: andList(needed),
    isOneNeeded: needed.length === 1,
    welcome: andList(welcome),
    isOneWelcome: welcome.length === 1,
  });
}
