/**
 * How next-auth's `encode` begins every cookie: `{"alg":"dir","enc":"A256GCM"}` as base64url, then a full stop. The
 * header of a cookie comes from the browser, and the library would follow it to any algorithm that the key fits.
 */
const HEADER = `${Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url')}.`;

/** Whether a cookie says that it is encrypted as ours are. Whether it is, its tag tells. */
export const hasOwnAlgorithm = (cookie: string): boolean => cookie.startsWith(HEADER);
