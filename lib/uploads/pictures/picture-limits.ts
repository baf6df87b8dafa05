// Pixel limits for shops' pictures and shoppers' logos.

/** The most pixels on one side. */
export const LONGEST_SIDE = 12_000;
/** The most pixels that a browser decodes to shrink a picture: 200 MB of a phone's memory. */
export const MOST_PIXELS_TO_SHRINK = 50_000_000;
/** The most pixels in total, because decoding takes the server's memory. */
export const MOST_PIXELS = 80_000_000;
