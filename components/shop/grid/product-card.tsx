import { CardBody } from './card-body';
import type { LinkedCard } from './card-view';
import { ProductLink } from './product-link';

/** One product in the grid. The whole card is the link; the link's name is the product's name. */
export const ProductCard = ({ card, isFirst }: { card: LinkedCard; isFirst: boolean }) => (
  <article data-card className="card">
    <CardBody card={card} isFirst={isFirst}>
      <h2>
        <ProductLink {...card} />
      </h2>
    </CardBody>
  </article>
);
