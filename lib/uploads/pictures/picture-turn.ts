import { createFairLine } from '@/lib/limits/fair-line';

/** The queue for processing shops' pictures. A decoded one takes up to 320 MB, so two are processed at once. */
export const pictureTurn = createFairLine({ atOnce: 2, waitingOfOne: 6 });

/**
 * The queue for sizes and icons that are made when a page is viewed: small work that must not wait for a shop's
 * uploads. One page of the grid can request all of its pictures at once.
 */
export const derivationTurn = createFairLine({ atOnce: 2, waitingOfOne: 60 });
