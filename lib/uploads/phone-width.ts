// Apart from `picture.ts`, which every page with a card loads into browsers.

/**
 * For `sizes`: a picture as wide as a phone, between its margins. A twentieth less than it is, because common phones miss one of the
 * stored widths (`PICTURE_WIDTHS`) by as much, and a picture of the next has half as many bytes again.
 */
export const PHONE_WIDTH = 'calc(96vw - 32px)';
