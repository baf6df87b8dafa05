// Advice about the colours that an owner picked. Pages stay readable with any colours (lib/tenants/theme/theme.ts), so
// this warns and never forbids.
import { messages } from '@/lib/messages';
import { colorDistance } from './color-distance';
import { contrast, PAPER, READABLE } from './theme';

/** The contrast that the shape of a button needs against the page (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;
/** Below this Oklab distance, two colours look the same. */
const DISTINCT = 0.1;

/** One decimal, rounded down, so that a value just below a limit does not look sufficient. */
const ratio = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

/**
 * Sentences about colours that are hard to read or to tell apart; empty if there are no problems. Colours are #RRGGBB.
 */
export function contrastAdvice(primary: string, secondary: string): string[] {
  const [white, page, text] = [
    contrast(primary, '#ffffff'),
    contrast(primary, PAPER),
    contrast(secondary, PAPER),
  ];
  return [
    white < READABLE && messages.settings.darkButtonText(ratio(white)),
    page < VISIBLE && messages.settings.paleButtons(ratio(page)),
    text < READABLE && messages.settings.paleText(ratio(text)),
    colorDistance(primary, secondary) < DISTINCT && messages.settings.colorsAlike,
  ].filter((sentence) => sentence !== false);
}
