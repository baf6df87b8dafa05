import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/sized-image';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { pictureSources } from '@/lib/uploads/picture';

type ProductPictureProps = {
  imageUrl: string | null;
  /** Empty where the product's name stands beside the picture anyway. */
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

const WORDS = 'items-center justify-center p-2 text-center text-sm text-muted';

/**
 * A square product picture, or 'No Image', also where the picture does not load. Its place is reserved, so nothing
 * moves when it arrives.
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
