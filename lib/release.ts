// Which release a page came from, and which one answers. Both sides read this file.

/** In which a page says where it came from; Next sends it with its own requests. */
export const RELEASE_HEADER = 'x-deployment-id';

/** The name of this build; null where it has none. In a browser that of the page. */
// biome-ignore lint/style/noProcessEnv: no setting, but what Next puts in its place when it builds.
export const releaseId = (): string | null => process.env.NEXT_DEPLOYMENT_ID || null;

/** The header that a page's own requests carry. */
export function releaseHeader(): Record<string, string> {
  const id = releaseId();
  return id === null ? {} : { [RELEASE_HEADER]: id };
}

/** Whether a request was sent by a page of another release than this one. */
export function isOfOtherRelease(headers: Headers): boolean {
  const own = releaseId();
  const sent = headers.get(RELEASE_HEADER);
  return own !== null && sent !== null && sent !== '' && sent !== own;
}
