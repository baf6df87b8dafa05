// How a closed shop ends. Safe for the browser.
const DAY = 24 * 60 * 60 * 1_000;

/** Days until everything of a closed shop is deleted. The database has the same number (`shop_closed_life`). */
export const CLOSED_DAYS = 30;
/** The same in milliseconds. */
export const CLOSED_LIFE = CLOSED_DAYS * DAY;
/** Milliseconds before its deletion at which a shop's owners are told again. */
export const DELETION_NOTICE = 7 * DAY;
