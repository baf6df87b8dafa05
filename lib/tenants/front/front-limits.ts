// How much a shop can show of itself, in characters and pieces.
export const LONGEST_HEADING = 100;
export const LONGEST_BANNER_ALT = 150;
export const LONGEST_STORY = 4_000;
export const LONGEST_ANNOUNCEMENT = 200;
export const MOST_FEATURED_PRODUCTS = 8;
export const MOST_FEATURED_CATEGORIES = 6;
