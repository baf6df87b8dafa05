// How large a picture may be in pixels, for shops' pictures and shoppers' logos alike.

/** The most pixels on one side. */
export const LONGEST_SIDE = 12_000;
/** The most pixels that a browser decodes to make a picture smaller: 200 MB of a phone's memory. */
export const MOST_PIXELS_TO_SHRINK = 50_000_000;
/** The most pixels altogether: what decoding may take of the server's memory. */
export const MOST_PIXELS = 80_000_000;
