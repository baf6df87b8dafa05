import { PictureOrWords } from '@/components/orders/picture-or-words';
import { classNames } from '@/components/ui/class-names';

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
  return (
    <PictureOrWords
      imageUrl={imageUrl}
      alt={alt}
      sizes={sizes}
      side={1280}
      isFirst={isFirst}
      frame={frame}
      words={WORDS}
    />
  );
}
