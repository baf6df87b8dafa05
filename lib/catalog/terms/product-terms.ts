// The terms on which a product is sold: its sale, its prices by quantity, the least quantity, the days until it is made,
// and the letters of its personal text (docs/decisions/0203). Pure, and shared with the browser.
import type { Cents } from '@/lib/money/cents';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** What a piece costs instead of its price: an amount, or hundredths of a percent less. */
export type Reduction = { kind: 'price'; cents: Cents } | { kind: 'percent'; basisPoints: number };

/** Days of the shop's calendar, both included; `until` is null for a sale without an end. */
export type Sale = { reduction: Reduction; from: CalendarDay; until: CalendarDay | null };

/** From this number of pieces of the product in one order, each costs so much. */
export type QuantityBreak = { from: number; reduction: Reduction };

/** In which letters the product's page shows the personal text. */
export const LETTER_STYLES = ['plain', 'serif', 'script', 'typewriter', 'capitals', 'engraved'] as const;
export type LetterStyle = (typeof LETTER_STYLES)[number];

export type ProductTerms = {
  sale: Sale | null;
  /** The smallest quantity first. */
  breaks: readonly QuantityBreak[];
  minimumQuantity: number;
  /** Working days until a piece is made; null if it is at hand. */
  readyDays: number | null;
  /** Null for no preview. */
  letterStyle: LetterStyle | null;
};

/** Of a product about which nothing was said. */
export const NO_TERMS: ProductTerms = {
  sale: null,
  breaks: [],
  minimumQuantity: 1,
  readyDays: null,
  letterStyle: null,
};

export const MOST_BREAKS = 5;
/** Nine tenths: more off is a mistake in typing. */
export const MOST_OFF = 9_000;
export const MOST_READY_DAYS = 365;
