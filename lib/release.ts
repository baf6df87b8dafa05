// The release that a page came from, and the one that answers. Server and browser share this file.

/** The header in which a page names its release; Next sends it with its own requests. */
export const RELEASE_HEADER = 'x-deployment-id';

/** The name of this build; null if it has none. In a browser, the name of the page's build. */
// biome-ignore lint/style/noProcessEnv: no setting, but what Next puts in its place when it builds.
export const releaseId = (): string | null => process.env.NEXT_DEPLOYMENT_ID || null;

/** The release header for a page's own requests. */
export function releaseHeader(): Record<string, string> {
  const id = releaseId();
  return id === null ? {} : { [RELEASE_HEADER]: id };
}

/** Whether a page of another release sent this request. */
export function isOfOtherRelease(headers: Headers): boolean {
  const own = releaseId();
  const sent = headers.get(RELEASE_HEADER);
  return own !== null && sent !== null && sent !== '' && sent !== own;
}
