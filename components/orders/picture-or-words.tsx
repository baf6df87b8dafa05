import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/sized-image';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { pictureSources } from '@/lib/uploads/picture';

type PictureOrWordsProps = {
  imageUrl: string | null;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** The pixels of its side that are kept free for it. */
  side: number;
  isFirst?: boolean;
  isEager?: boolean;
  /** How its square looks, and the words in it. */
  frame: string;
  words: string;
};

/** A square product picture, or 'No Image' in its place, also where the picture does not load. */
export function PictureOrWords({ imageUrl, side, frame, words, ...image }: PictureOrWordsProps) {
  if (!imageUrl) {
    return <span className={classNames(frame, 'flex', words)}>{productCardSentences.noImage}</span>;
  }
  return (
    <SizedImage
      {...pictureSources(imageUrl)}
      {...image}
      width={side}
      height={side}
      className={classNames(frame, 'object-cover')}
      fallback={productCardSentences.noImage}
      fallbackStyle={classNames(frame, words)}
    />
  );
}
