// @ts-check
/**
 * More than any of our links has, with what other sites append. Thousands of parameters keep Next busy for most of a
 * second.
 */
export const MOST_PARAMETERS = 100;

/**
 * Whether an address has more parameters than any link.
 *
 * @param {string} target an address, or its query
 */
export function hasTooManyParameters(target) {
  let count = 1;
  for (let at = target.indexOf('&'); at !== -1; at = target.indexOf('&', at + 1)) {
    count += 1;
    if (count > MOST_PARAMETERS) {
      return true;
    }
  }
  return false;
}
