import { createFairLine } from '@/lib/limits/fair-line';

/** The line in which the shops' pictures are made. A decoded one takes up to 320 MB, so two are in memory at once. */
export const pictureTurn = createFairLine({ atOnce: 2, waitingOfOne: 6 });

/**
 * The line in which what is missing of stored pictures is made for whoever looks at a page: small work, that must not
 * wait for what a shop uploads. A page of the grid may ask for all of its pictures at once.
 */
export const derivationTurn = createFairLine({ atOnce: 2, waitingOfOne: 60 });
