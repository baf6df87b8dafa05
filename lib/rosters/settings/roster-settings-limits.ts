// Limits of the settings, for the owner's form and for the schema.
export const MOST_SETTINGS_COLUMNS = 20;
export const LONGEST_LABEL = 40;
export const MOST_SIZES = 40;
export const LONGEST_SIZE_LABEL = 20;
export const HIGHEST_UPCHARGE_CENTS = 100_000;
/** What fits on a back is decided by the owner; a number of more digits than these is none. */
export const HIGHEST_NUMBER = 99_999;
