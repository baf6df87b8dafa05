// A cache of date formats: making an Intl.DateTimeFormat costs a hundred times as much as using one.
import { DEFAULT_LANGUAGE, type Language, LOCALES } from '@/lib/language';

const FIELDS = {
  day: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  longDate: { year: 'numeric', month: 'long', day: 'numeric' },
  dayTime: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  numbers: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type FormatName = keyof typeof FIELDS;

/** Visitors choose the zone, so the cache is bounded. */
const MOST_FORMATS = 300;
const kept = new Map<string, Intl.DateTimeFormat>();

/** The format with this name in a zone, for a language. Throws a RangeError for a zone that `isTimeZone` refuses. */
export function zoneFormat(
  name: FormatName,
  timeZone: string,
  language: Language = DEFAULT_LANGUAGE,
): Intl.DateTimeFormat {
  const key = `${language} ${name} ${timeZone}`;
  const known = kept.get(key);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...FIELDS[name], timeZone });
  if (kept.size >= MOST_FORMATS) {
    kept.clear();
  }
  kept.set(key, format);
  return format;
}
