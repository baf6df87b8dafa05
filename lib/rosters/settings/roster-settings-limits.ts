// Limits of the settings, for the owner's form and for the schema.
export const MOST_SETTINGS_COLUMNS = 20;
export const LONGEST_LABEL = 40;
export const MOST_SIZES = 40;
export const LONGEST_SIZE_LABEL = 20;
export const HIGHEST_UPCHARGE_CENTS = 100_000;
/** The owner decides what fits on a shirt; this is only an upper limit for a number's digits. */
export const HIGHEST_NUMBER = 99_999;
