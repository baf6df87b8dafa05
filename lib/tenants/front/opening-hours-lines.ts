import { shopFrontSentences as say, weekdayNames } from '@/lib/messages/en/shop/front/networks';
import { clockTime, hoursRows, type OpeningHours } from './opening-hours';

/** Opening hours as lines such as 'Monday to Friday, 10:00 AM – 5:00 PM'; none if the shop never said. */
export const openingHoursLines = (hours: OpeningHours): string[] =>
  hoursRows(hours).map(({ first, last, times: [from, to] }) =>
    say.hoursLine(
      say.days(weekdayNames[first], weekdayNames[last]),
      say.times(clockTime(from), clockTime(to)),
    ),
  );
