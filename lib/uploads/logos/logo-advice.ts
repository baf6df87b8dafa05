// Advice about a logo that may print badly. It never blocks the order.
import { uploadSentences } from '@/lib/messages/en/rosters/upload';

export type LogoFacts = {
  contentType: string;
  /** In pixels; null if unknown. */
  width: number | null;
  height: number | null;
  hasTransparency: boolean | null;
};

const LOWEST_DOTS_PER_INCH = 150;
const PRINTED_CENTIMETERS = 25;
const CENTIMETERS_PER_INCH = 2.54;

/** The pixels for 150 dpi on 25 cm: 1,477. */
export const FEWEST_PIXELS = Math.ceil((PRINTED_CENTIMETERS / CENTIMETERS_PER_INCH) * LOWEST_DOTS_PER_INCH);

/** Sentences about a logo; empty if it is good enough. A drawing has no pixels of its own and is never too small. */
export function logoAdvice({ contentType, width, height, hasTransparency }: LogoFacts): string[] {
  const advice: string[] = [];
  const longest = Math.max(width ?? 0, height ?? 0);
  if (contentType !== 'image/svg+xml' && longest > 0 && longest < FEWEST_PIXELS) {
    advice.push(uploadSentences.logoSmall(longest, PRINTED_CENTIMETERS, FEWEST_PIXELS));
  }
  if (hasTransparency === false) {
    advice.push(uploadSentences.logoOpaque);
  }
  return advice;
}
