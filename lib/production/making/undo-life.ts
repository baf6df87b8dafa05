/** How long a completion can be undone, and its mail waits, in milliseconds. */
export const UNDO_LIFE = 60_000;

/** The undo button disappears a little earlier, so that a click on it arrives in time. */
export const UNDO_OFFERED = UNDO_LIFE - 5_000;
