import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/images/sized-image';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { pictureSources } from '@/lib/uploads/picture';

type PictureOrWordsProps = {
  imageUrl: string | null;
  alt: string;
  /** The width of the picture, as in the `sizes` attribute. */
  sizes: string;
  /** The side of the reserved square, in pixels. */
  side: number;
  isFirst?: boolean;
  /** CSS's `object-position` of the crop. */
  position?: string | null | undefined;
  isEager?: boolean;
  /** Class names of the square, and of the words in it: a container, in which they fit small squares too. */
  frame: string;
  words: string;
};

// One word each line where the square is too narrow for both.
const WORDS = (
  <span className="leading-tight @max-[4.5rem]:text-xs @max-[4.5rem]:tracking-tight">
    {productCardSentences.noImage}
  </span>
);

/** A square product picture; or 'No Image' if there is none, or if it does not load. */
export function PictureOrWords({ imageUrl, side, frame, words, ...image }: PictureOrWordsProps) {
  if (!imageUrl) {
    return <span className={classNames(frame, 'flex', words)}>{WORDS}</span>;
  }
  return (
    <SizedImage
      {...pictureSources(imageUrl)}
      {...image}
      width={side}
      height={side}
      className={classNames(frame, 'object-cover')}
      fallback={WORDS}
      fallbackStyle={classNames(frame, words)}
    />
  );
}
