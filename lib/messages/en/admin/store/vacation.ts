// Planned days without orders, in Settings, Status.
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';
import { formatLongDate } from '@/lib/time/format-date';

const span = (firstDay: string, lastDay: string) =>
  firstDay === lastDay
    ? `on ${formatLongDate(firstDay)}`
    : `from ${formatLongDate(firstDay)} to ${formatLongDate(lastDay)}`;

export const vacationSettings = {
  title: 'Vacation',
  lead: 'On these days your products stay on show, and nobody can order. It begins and ends by itself. Carts stay with your shoppers.',
  firstDay: 'First day',
  lastDay: 'Last day',
  zone: <Node>(timeZone: string, link: Drawn<Node>) =>
    sentenceParts`Days in ${link('the time zone of your shop')}, ${timeZone.replaceAll('_', ' ')}.`,
  message: 'What your shoppers read on these days',
  messageHint: 'For example: We are firing at a wood kiln. The day of your return is added.',
  plan: 'Plan the vacation',
  change: 'Change the vacation',
  planned: (firstDay: string, lastDay: string) => `Planned ${span(firstDay, lastDay)}.`,
  now: (firstDay: string, lastDay: string) => `Now: no orders are taken ${span(firstDay, lastDay)}.`,
  callOff: 'Call it off',
  endNow: 'End it now',
  saved: 'Vacation planned.',
  ended: 'No vacation is planned.',
  saving: 'Saving',
  failed: 'The vacation could not be saved. Please try again.',
  changed: 'Somebody else has changed this meanwhile. Here is how it is now.',
  over: 'These days are over already.',
  dayMissing: 'Please choose a day.',
  reversed: 'The last day is before the first one.',
  tooLong: 'Please choose at most a year. To stop for longer, pause the store.',
  notAhead: 'Please choose days that are ahead, within the next two years.',
  messageTooLong: (most: number) => `Please use at most ${most} characters.`,
} as const;
