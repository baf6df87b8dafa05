import { classNames } from './class-names';

type SizedImageProps = {
  src: string;
  srcSet?: string | undefined;
  /** How wide it is shown, as the `sizes` attribute has it; says something where there is a `srcSet`. */
  sizes?: string | undefined;
  alt: string;
  /** In pixels, so that its place is reserved before it arrives. */
  width: number;
  height: number;
  isEager?: boolean;
  /** What people look at first: fetched before other images. */
  isFirst?: boolean;
  className?: string;
  /** What stands in its place where it does not load; nothing unless said. */
  fallback?: string;
  fallbackStyle?: string;
};

/**
 * An image, and a word in its place where it does not load (`NOTE_DEAD_IMAGES` notices). It stands in a `picture`,
 * because React has the browser fetch every other eager image as soon as it hears of it: also those of a page that was
 * only prefetched.
 */
export function SizedImage({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  isEager = false,
  isFirst = false,
  className,
  fallback,
  fallbackStyle,
}: SizedImageProps) {
  return (
    <span key={src} data-image="" className="group/image contents">
      <picture className="contents">
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isEager || isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={classNames(className, 'group-data-dead/image:hidden')}
        />
      </picture>
      {fallback && (
        <span className={classNames('hidden group-data-dead/image:flex', fallbackStyle)}>{fallback}</span>
      )}
    </span>
  );
}

/**
 * A script for the head of the document: marks the frame of each image that does not load. There before the first
 * image is, and long before React is; an image's error does not bubble, so it is caught on its way down.
 */
export const NOTE_DEAD_IMAGES =
  "addEventListener('error',function(e){var t=e.target;var f=t instanceof HTMLImageElement&&t.closest('[data-image]');if(f)f.setAttribute('data-dead','')},true)";
