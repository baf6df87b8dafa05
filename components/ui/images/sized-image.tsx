import { classNames } from '@/components/ui/class-names';

type SizedImageProps = {
  src: string;
  srcSet?: string | undefined;
  /** The displayed width, as in the `sizes` attribute; only used with a `srcSet`. */
  sizes?: string | undefined;
  alt: string;
  /** In pixels, so that its space is reserved before it loads. */
  width: number;
  height: number;
  isEager?: boolean;
  /** The most important image of a page: loaded before others. */
  isFirst?: boolean;
  /** CSS's `object-position` of a cropped image; without it the centre stays visible. */
  position?: string | null | undefined;
  className?: string;
  /** Shown if the image does not load; by default nothing. */
  fallback?: React.ReactNode;
  fallbackStyle?: string;
};

/**
 * An image, replaced by a text or the like if it does not load (`NOTE_DEAD_IMAGES` detects it). Inside a `picture`, because React
 * preloads every other eager image at once, even of a page that is only prefetched.
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
  position,
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
          style={position ? { objectPosition: position } : undefined}
          className={classNames(className, 'group-data-dead/image:hidden')}
        />
      </picture>
      {fallback && (
        <span className={classNames('hidden group-data-dead/image:flex', fallbackStyle)}>{fallback}</span>
      )}
    </span>
  );
}
