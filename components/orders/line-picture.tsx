import { classNames } from '@/components/ui/class-names';
import { pictureSources } from '@/lib/catalog/picture';
import { catalogSentences } from '@/lib/messages/catalog';

type LinePictureProps = {
  imageUrl: string | null;
  /** The side of its square, as a class; 64 pixels unless said otherwise. */
  size?: string;
  /** Needed at once: on what is printed, a picture that comes late is missing. */
  isEager?: boolean;
};

/** The product's picture beside a line of an order, whose name stands next to it. */
export function LinePicture({ imageUrl, size = 'size-16', isEager = false }: LinePictureProps) {
  const frame = classNames(size, 'shrink-0 overflow-hidden rounded-control bg-sunken');
  if (imageUrl === null) {
    return (
      <span className={`${frame} flex items-center justify-center p-1 text-center text-xs text-muted`}>
        {catalogSentences.noImage}
      </span>
    );
  }
  const { src, srcSet } = pictureSources(imageUrl);
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized on upload; next/image would be a proxy for any URL.
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && '96px'}
      alt=""
      width={96}
      height={96}
      loading={isEager ? 'eager' : 'lazy'}
      className={`${frame} object-cover`}
    />
  );
}
