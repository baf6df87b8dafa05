import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { CARD_WIDTHS, pictureSources } from '@/lib/uploads/picture';
import { CARD_SIZES } from './card-sizes';

type CardPictureProps = {
  imageUrl: string | undefined;
  position?: string | undefined;
  /** The displayed width, as in the `sizes` attribute. */
  sizes?: string;
  /** Among the first things that a visitor sees. */
  isFirst?: boolean;
};

/**
 * The square picture of a card; 'No Image' if there is none or it does not load (`NOTE_DEAD_IMAGES`). Its space is
 * reserved by the stylesheet.
 */
export function CardPicture({ imageUrl, position, sizes = CARD_SIZES, isFirst = false }: CardPictureProps) {
  const words = <span className="card-words">{productCardSentences.noImage}</span>;
  if (imageUrl === undefined) {
    return <span className="card-frame card-frame-empty">{words}</span>;
  }
  const style = position === undefined ? undefined : { objectPosition: position };
  const loading = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <span key={imageUrl} data-image="" className="card-frame">
      {/* React preloads an eager image outside of a `picture` at once, even of a page that is only prefetched. */}
      <picture>
        <img {...pictureSources(imageUrl, CARD_WIDTHS)} sizes={sizes} style={style} alt="" {...loading} />
      </picture>
      {words}
    </span>
  );
}
