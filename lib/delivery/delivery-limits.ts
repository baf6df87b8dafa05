// How much a shop can say about its deliveries. No schema library: the settings form knows the limits too.

/** Ways of delivery of one shop. */
export const MOST_METHODS = 20;
export const LONGEST_METHOD_NAME = 80;
/** Address and times of a pickup. */
export const LONGEST_PICKUP = 400;
export const MOST_BANDS = 12;
/** The longest way, in days. */
export const MOST_DAYS = 365;

/** Countries of one way of delivery; there are about 250. The database has the same limit. */
export const MOST_PLACES = 300;
