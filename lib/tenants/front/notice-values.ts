// The texts of the form for announcement, links and hours. For server and browser.

import type { ShopFront } from './shop-front';
import { NETWORKS, type Network } from './social-links';
import { WEEKDAYS, type Weekday } from './weekdays';

type DayField = `${Weekday}From` | `${Weekday}To`;

/** The form's texts: announcement, an address for each network, and two times for each day. */
export type NoticeValues = Record<
  'announcement' | 'announcementLink' | 'announcementFrom' | 'announcementUntil' | Network | DayField,
  string
>;

const dayFields = WEEKDAYS.flatMap((day): DayField[] => [`${day}From`, `${day}To`]);

/** What is stored, as the form's texts. */
export function noticeValuesOf({ announcement, links, hours }: ShopFront): NoticeValues {
  return {
    announcement: announcement.text,
    announcementLink: announcement.link,
    announcementFrom: announcement.from ?? '',
    announcementUntil: announcement.until ?? '',
    ...(Object.fromEntries(NETWORKS.map((network) => [network, links[network] ?? ''])) as Record<
      Network,
      string
    >),
    ...(Object.fromEntries(
      WEEKDAYS.flatMap((day) => [
        [`${day}From`, hours[day]?.[0] ?? ''],
        [`${day}To`, hours[day]?.[1] ?? ''],
      ]),
    ) as Record<DayField, string>),
  };
}

export const noticeFields = [
  ...['announcement', 'announcementLink', 'announcementFrom', 'announcementUntil'],
  ...NETWORKS,
  ...dayFields,
] as (keyof NoticeValues)[];
