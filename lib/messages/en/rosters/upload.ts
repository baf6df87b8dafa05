// What shoppers read of the files that they have sent.
export const uploadSentences = {
  tooManyPixels: (megapixels: number, pixels: number) =>
    `This picture has too many pixels. Please upload one of at most ${megapixels} megapixels and ${pixels} pixels on each side.`,
  tooSlow: 'This drawing took too long to draw. Please try a simpler SVG or a PNG.',
  busy: 'Many files are being checked just now. Please try again in a moment.',
  tooMuchOfSender:
    'Many files from your connection are waiting to be ordered here. Please pay for an order with them first, or try again in a few days.',
  tooMuchOfStore:
    'This store cannot take more files just now. Please try again later, or contact the store owner.',
  tooManyDrawings:
    'Your drawings took long to check, so please wait 15 minutes before the next one, or upload a PNG.',
  incomplete: 'The file did not arrive. Please upload it again.',
  changed: 'The file did not arrive as it was sent. Please upload it again.',
  expired: 'The upload took too long. Please try again.',
  gone: 'This file is no longer there. Please upload it again.',
  previewFailed: 'The picture could not be shown. Please try again.',
  downloadFailed: 'The file could not be fetched. Please try again.',
  stopped: 'The upload was stopped.',
  logoSmall: (pixels: number, centimeters: number, needed: number) =>
    `This picture is ${pixels} pixels long. Printed ${Math.round(centimeters / 2.54)} inches (${centimeters} cm) wide it may look blurred; ${needed} pixels or more, or an SVG, print sharply.`,
  logoOpaque:
    'This picture has no transparent background, so its background is printed too. A PNG or SVG with transparency avoids that.',
} as const;
