import { classNames } from '@/components/ui/class-names';
import { pictureSources } from '@/lib/catalog/picture';
import { catalogSentences } from '@/lib/messages/catalog';

type ProductPictureProps = {
  imageUrl: string | null;
  /** Empty where the product's name stands beside the picture anyway. */
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

/** A square product picture, or 'No Image'. Its place is reserved, so nothing moves when it arrives. */
export function ProductPicture({ imageUrl, alt, sizes, isFirst = false, className }: ProductPictureProps) {
  const frame = classNames('aspect-square w-full bg-sunken', className);
  if (!imageUrl) {
    return (
      <div
        className={classNames(frame, 'flex items-center justify-center p-2 text-center text-sm text-muted')}
      >
        {catalogSentences.noImage}
      </div>
    );
  }
  const { src, srcSet } = pictureSources(imageUrl);
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized on upload; next/image would be a proxy for any URL.
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={1280}
      height={1280}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classNames(frame, 'object-cover')}
    />
  );
}
