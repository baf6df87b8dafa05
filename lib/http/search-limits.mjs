// @ts-check
/** More than any link of ours has, with what others hang on to it. Thousands keep Next busy for most of a second. */
export const MOST_PARAMETERS = 100;

/**
 * Whether an address asks with more parameters than any link does.
 *
 * @param {string} target an address, or what stands behind its question mark
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
