// The addresses of an uploaded picture's sizes. Any other URL is used unchanged.

/** The widths in pixels at which an uploaded picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;

const UPLOADED = /^(\/media\/.+)-1280\.webp$/;

/** Those that a card may need: at most 430 pixels wide, and two or three times as many on a fine screen. */
export const CARD_WIDTHS = [320, 640, 960] as const;

/** The `src` and `srcset` of a product picture; its URL names the largest size. */
export function pictureSources(
  imageUrl: string,
  widths: readonly (typeof PICTURE_WIDTHS)[number][] = PICTURE_WIDTHS,
): { src: string; srcSet: string | undefined } {
  const stem = UPLOADED.exec(imageUrl)?.[1];
  if (!stem) {
    return { src: imageUrl, srcSet: undefined };
  }
  return {
    src: `${stem}-640.webp`,
    srcSet: widths.map((width) => `${stem}-${width}.webp ${width}w`).join(', '),
  };
}
