import localFont from 'next/font/local';

// Fraunces, weight 500, for headings only (SIL Open Font License, app/fonts/OFL.txt). In two files, so that a first visit waits for
// the letters of English only; a browser fetches the second for a name that needs it. The two ranges are exactly what is in the
// files.

/** The letters of English, and its punctuation. */
export const displayFont = localFont({
  src: './fonts/fraunces-basic-500.woff2',
  weight: '500',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+300-308, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
    },
  ],
});

/** The other letters of Western Europe. */
export const displayFontMore = localFont({
  src: './fonts/fraunces-more-500.woff2',
  weight: '500',
  variable: '--font-fraunces-more',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-131, U+152-153, U+2BC-2DC, U+201A, U+201E, U+2032-203A, U+2044, U+20AC, U+2122, U+2212-2215',
    },
  ],
});

/** Class names for the document's root, which give it both. */
export const displayFonts = `${displayFont.variable} ${displayFontMore.variable}`;
