// Weights as people type them, and as a whole number of grams.

const GRAMS = { g: 1, kg: 1_000, oz: 28.349523125, lb: 453.59237 } as const;

type Unit = keyof typeof GRAMS;

const UNITS: Readonly<Record<string, Unit>> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
};

/** A metric ton: far more than a parcel carries. */
export const MOST_GRAMS = 1_000_000;

/** The longest text that can be a weight, such as '12.5 pounds 10.25 ounces'. */
export const LONGEST_WEIGHT = 40;

const PART = /^\s*(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]{1,6})\.?\s*/;

/**
 * The grams of a weight such as '450 g', '1.2 kg', '12 oz' or '1 lb 4 oz', rounded up, so that a parcel is never
 * lighter than it is said to be. Null for anything else, for a number without a unit, and above a metric ton.
 */
export function gramsFromText(text: string): number | null {
  let rest = text.trim().toLowerCase();
  if (rest === '' || rest.length > LONGEST_WEIGHT) {
    return null;
  }
  let grams = 0;
  while (rest !== '') {
    const [whole, amount = '', word = ''] = PART.exec(rest) ?? [];
    const unit = UNITS[word];
    if (whole === undefined || unit === undefined) {
      return null;
    }
    grams += Number(amount) * GRAMS[unit];
    rest = rest.slice(whole.length);
  }
  // Without the noise of floating point: 0.3 kg is 300 g.
  const rounded = Math.ceil(Math.round(grams * 1_000) / 1_000);
  return rounded <= MOST_GRAMS ? rounded : null;
}

/** '450 g', '1.2 kg': what `gramsFromText` reads back. */
export const weightText = (grams: number): string => (grams >= 1_000 ? `${grams / 1_000} kg` : `${grams} g`);
