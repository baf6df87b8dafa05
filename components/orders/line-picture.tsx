import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/sized-image';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { pictureSources } from '@/lib/uploads/picture';

type LinePictureProps = {
  imageUrl: string | null;
  /** The size class of its square; 64 pixels by default. */
  size?: string;
  /** Loads at once: in print, a picture that comes late is missing. */
  isEager?: boolean;
};

const WORDS = 'items-center justify-center p-1 text-center text-xs text-muted';

/** The product's picture beside an order line, which has the name as text. */
export function LinePicture({ imageUrl, size = 'size-16', isEager = false }: LinePictureProps) {
  const frame = classNames(size, 'shrink-0 overflow-hidden rounded-control bg-sunken');
  if (imageUrl === null) {
    return <span className={classNames(frame, 'flex', WORDS)}>{productCardSentences.noImage}</span>;
  }
  return (
    <SizedImage
      {...pictureSources(imageUrl)}
      sizes="96px"
      alt=""
      width={96}
      height={96}
      isEager={isEager}
      className={classNames(frame, 'object-cover')}
      fallback={productCardSentences.noImage}
      fallbackStyle={classNames(frame, WORDS)}
    />
  );
}
