/** How long the completion of an order can be taken back, and its mail waits, in milliseconds. */
export const UNDO_LIFE = 60_000;

/** The offer ends a little before, so that a press on it arrives in time. */
export const UNDO_OFFERED = UNDO_LIFE - 5_000;
