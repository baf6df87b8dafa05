import { type FocalPoint, objectPosition } from './picture-rules';

/** CSS's `object-position` of the first picture; null for the centre, and without a picture. */
export const firstPosition = ([first]: readonly FocalPoint[]): string | null =>
  (first && objectPosition(first)) ?? null;
