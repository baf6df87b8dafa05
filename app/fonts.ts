import localFont from 'next/font/local';

/** Fraunces, weight 500, Latin subset (SIL Open Font License, app/fonts/OFL.txt): headings only. */
export const displayFont = localFont({
  src: './fonts/fraunces-latin-500.woff2',
  weight: '500',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
