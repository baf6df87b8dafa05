import { PictureOrWords } from '@/components/orders/picture-or-words';
import { classNames } from '@/components/ui/class-names';

type ProductPictureProps = {
  imageUrl: string | null;
  /** Empty if the product's name is beside the picture anyway. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  isFirst?: boolean;
  /** CSS's `object-position` of the crop. */
  position?: string | null;
  className?: string;
};

const WORDS = '@container items-center justify-center text-center text-sm text-muted';

/**
 * A square product picture; 'No Image' if there is none or it does not load. Its space is reserved, so nothing moves
 * when it arrives.
 */
export function ProductPicture({
  imageUrl,
  alt,
  sizes,
  isFirst = false,
  position,
  className,
}: ProductPictureProps) {
  const frame = classNames('aspect-square w-full bg-sunken', className);
  return (
    <PictureOrWords
      imageUrl={imageUrl}
      alt={alt}
      sizes={sizes}
      side={1280}
      isFirst={isFirst}
      position={position}
      frame={frame}
      words={WORDS}
    />
  );
}
