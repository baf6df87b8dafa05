// The picture that other sites show beside a link (Open Graph). It is made at upload; of an older picture at the first
// request. Its address never changes.

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

export type OpenGraphImage = { url: string; width: number; height: number; alt: string; type: string };

const UPLOADED = /^(\/media\/.+-1280)\.webp$/;

/** The path of the 1200 × 630 JPEG of an uploaded picture; null for any other URL. */
export function openGraphImageUrl(imageUrl: string): string | null {
  const stem = UPLOADED.exec(imageUrl)?.[1];
  return stem ? `${stem}.share.jpg` : null;
}

/**
 * The same as a page's metadata needs it, with the words for the picture. `url` is a path on the shop's host. Null for
 * a URL that was not uploaded here, whose size is not known.
 */
export function openGraphImage(imageUrl: string, alt: string): OpenGraphImage | null {
  const url = openGraphImageUrl(imageUrl);
  return url === null ? null : { url, ...OPEN_GRAPH_SIZE, alt, type: 'image/jpeg' };
}
