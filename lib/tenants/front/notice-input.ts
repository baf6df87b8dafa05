import { z } from 'zod';
import { frontProblems as say } from '@/lib/messages/en/admin/store/front-problems';
import { networkNames } from '@/lib/messages/en/shop/front/networks';
import { boundedText } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { safeLink } from '@/lib/text/safe-link';
import { addDays } from '@/lib/time/days';
import { LONGEST_ANNOUNCEMENT } from './front-limits';
import { type NoticeValues, noticeFields } from './notice-values';
import { isTime, type OpeningHours, type OpenTimes } from './opening-hours';
import { LONGEST_SOCIAL_LINK, NETWORKS, type SocialLinks, socialLinkOf } from './social-links';
import { WEEKDAYS, type Weekday } from './weekdays';

const typed = boundedText(2_000);
const values = z.object(
  Object.fromEntries(noticeFields.map((field) => [field, typed])) as Record<keyof NoticeValues, typeof typed>,
);

export type NoticeFields = {
  announcement: string;
  announcementLink: string;
  announcementFrom: Date | null;
  announcementUntil: Date | null;
  links: SocialLinks;
  hours: OpeningHours;
};

/** The input of the tab Notices, with the values from when the form was opened. */
export const noticeInput = values
  .transform((form, context): NoticeFields => {
    const refuse = (field: keyof NoticeValues, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const announcement = cleanLine(form.announcement);
    if (characterCount(announcement) > LONGEST_ANNOUNCEMENT) {
      refuse('announcement', say.tooLong(LONGEST_ANNOUNCEMENT));
    }
    const announcementLink = form.announcementLink.trim();
    if (announcementLink !== '' && !isAnnouncementLink(announcementLink)) {
      refuse('announcementLink', say.linkInvalid);
    }
    const [from, until] = [form.announcementFrom, form.announcementUntil].map((day) => dateOf(day.trim()));
    if (from === undefined) {
      refuse('announcementFrom', say.dateInvalid);
    }
    if (until === undefined) {
      refuse('announcementUntil', say.dateInvalid);
    }
    if (from && until && from > until) {
      refuse('announcementUntil', say.datesReversed);
    }
    return {
      announcement,
      announcementLink,
      announcementFrom: from ?? null,
      announcementUntil: until ?? null,
      links: linksOf(form, refuse),
      hours: hoursOf(form, refuse),
    };
  })
  .and(z.object({ base: values.optional() }));

type Refuse = (field: keyof NoticeValues, message: string) => void;

function linksOf(form: NoticeValues, refuse: Refuse): SocialLinks {
  const links: SocialLinks = {};
  for (const network of NETWORKS) {
    const text = form[network].trim();
    const link = text === '' || text.length > LONGEST_SOCIAL_LINK ? null : socialLinkOf(network, text);
    if (link !== null) {
      links[network] = link;
    } else if (text !== '') {
      refuse(network, say.socialInvalid(networkNames[network]));
    }
  }
  return links;
}

function hoursOf(form: NoticeValues, refuse: Refuse): OpeningHours {
  const hours: Partial<Record<Weekday, OpenTimes>> = {};
  for (const day of WEEKDAYS) {
    const [from, to] = [form[`${day}From`].trim(), form[`${day}To`].trim()];
    if (from === '' && to === '') {
      continue;
    }
    if (isTime(from) && isTime(to) && from < to) {
      hours[day] = [from, to];
    } else {
      refuse(`${day}To`, say.hoursInvalid);
    }
  }
  return hours;
}

/** A path of the shop, or an https address. */
function isAnnouncementLink(text: string): boolean {
  const link = safeLink(text);
  return link !== null && (!link.isOutside || link.href.startsWith('https:'));
}

/** The day as a date at UTC's midnight; null for an empty text, undefined for one that is no day. */
function dateOf(day: string): Date | null | undefined {
  if (day === '') {
    return null;
  }
  // Years that no calendar of a shop has break the sum of days.
  if (day < '2000-01-01' || day > '2100-12-31') {
    return undefined;
  }
  try {
    return new Date(`${addDays(day, 0)}T00:00:00Z`);
  } catch {
    return undefined;
  }
}
