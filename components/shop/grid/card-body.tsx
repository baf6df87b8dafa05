import { productCardSentences as say } from '@/lib/messages/en/shop/product-card';
import { CardPicture } from './card-picture';
import type { CardView } from './card-view';
import { ProductBadges } from './product-badges';

type CardBodyProps = {
  card: Omit<CardView, 'name'>;
  isFirst?: boolean;
  /** The displayed width of the picture, where it is not that of the grid. */
  sizes?: string;
  /** The product's name, as a heading if the card has one. */
  children: React.ReactNode;
};

/** The content of a card, without a link. Its styles are in look.css, because a page has many cards. */
export const CardBody = ({ card, isFirst = false, sizes, children }: CardBodyProps) => (
  <>
    <CardPicture
      imageUrl={card.imageUrl}
      position={card.position}
      isFirst={isFirst}
      {...(sizes !== undefined && { sizes })}
    />
    {card.category && <p className="card-category">{card.category}</p>}
    {children}
    <p className="card-price">
      {card.regularPrice === undefined ? (
        card.price
      ) : (
        <>
          <span className="sr-only">{say.salePrice}</span>
          <b>{card.price}</b>
          <span className="sr-only">{say.regularPrice}</span>
          <s>{card.regularPrice}</s>
        </>
      )}
    </p>
    <ProductBadges badges={card.badges} />
  </>
);
