import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/sized-image';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { pictureSources } from '@/lib/uploads/picture';

type ProductPictureProps = {
  imageUrl: string | null;
  /** Empty if the product's name is beside the picture anyway. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

const WORDS = 'items-center justify-center p-2 text-center text-sm text-muted';

/**
 * A square product picture; 'No Image' if there is none or it does not load. Its space is reserved, so nothing moves
 * when it arrives.
 */
export function ProductPicture({ imageUrl, alt, sizes, isFirst = false, className }: ProductPictureProps) {
  const frame = classNames('aspect-square w-full bg-sunken', className);
  if (!imageUrl) {
    return <div className={classNames(frame, 'flex', WORDS)}>{productCardSentences.noImage}</div>;
  }
  return (
    <SizedImage
      {...pictureSources(imageUrl)}
      sizes={sizes}
      alt={alt}
      width={1280}
      height={1280}
      isFirst={isFirst}
      className={classNames(frame, 'object-cover')}
      fallback={productCardSentences.noImage}
      fallbackStyle={classNames(frame, WORDS)}
    />
  );
}
