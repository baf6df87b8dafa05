// What an owner should know of the colours they picked. Pages stay readable with any (lib/tenants/theme.ts),
// so this warns and never forbids.
import { messages } from '@/lib/messages';
import { colorDistance } from './color-distance';
import { contrast, PAPER, READABLE } from './theme';

/** What the shape of a button must reach against the page (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;
/** Below this Oklab distance two colours pass for one. */
const DISTINCT = 0.1;

/** One decimal, never rounded up to what it misses. */
const ratio = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

/** Sentences about colours that are hard to read or to tell apart; none if all is well. Colours are #RRGGBB. */
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
