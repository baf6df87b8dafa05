// A shop's colours for its pages. Owners pick any colour; text on it and text in it stay readable.

export type TenantTheme = {
  '--tenant-primary': string;
  '--tenant-on-primary': string;
  '--tenant-primary-text': string;
  '--tenant-secondary': string;
  '--tenant-on-secondary': string;
  '--tenant-secondary-text': string;
};

const DARK = '#1c1a17';
const LIGHT = '#ffffff';
/**
 * The darkest background of coloured text (`--color-sunken`), and the contrast that the text needs (WCAG 2.2, 1.4.3).
 */
export const PAPER = '#f3efe8';
export const READABLE = 4.5;

type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** White or near-black, whichever is readable on `background`; pure black for the few colours between. */
export const readableTextOn = (background: string): string =>
  [LIGHT, DARK].find((text) => contrast(background, text) >= READABLE) ?? '#000000';

/** The colour itself, or the first darker shade of it that is readable as text on that background. */
export function readableAsText(color: string): string {
  const [red, green, blue] = parseHex(color);
  for (let share = 1; share > 0; share -= 0.05) {
    const shade = toHex([red * share, green * share, blue * share]);
    if (contrast(shade, PAPER) >= READABLE) {
      return shade;
    }
  }
  return DARK;
}

/** The CSS variables of a shop (specification §1). Colours are `#RRGGBB`. */
export function themeOf(primaryColor: string, secondaryColor: string): TenantTheme {
  return {
    '--tenant-primary': primaryColor,
    '--tenant-on-primary': readableTextOn(primaryColor),
    '--tenant-primary-text': readableAsText(primaryColor),
    '--tenant-secondary': secondaryColor,
    '--tenant-on-secondary': readableTextOn(secondaryColor),
    '--tenant-secondary-text': readableAsText(secondaryColor),
  };
}

/** The default colours (specification §9). */
export const DEFAULT_COLORS = { primary: '#3B82F6', secondary: '#10B981' } as const;
