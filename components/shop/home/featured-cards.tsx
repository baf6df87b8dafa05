'use client';
import { CardBody } from '@/components/shop/grid/card-body';
import type { LinkedCard } from '@/components/shop/grid/card-view';
import { Link } from '@/components/ui/links/link';
import { productCardSentences as say } from '@/lib/messages/en/shop/product-card';

/** The products that an owner features. They are in the grid below too, so their links say which these are. */
export const FeaturedCards = ({ cards }: { cards: readonly LinkedCard[] }) => (
  <ul className="cards">
    {cards.map((card) => (
      <li key={card.href} className="card">
        <CardBody card={card}>
          <p className="card-name">
            <Link href={card.href} prefetch={false} className="card-link">
              {card.name}
              <span className="sr-only">{say.featuredMark}</span>
            </Link>
          </p>
        </CardBody>
      </li>
    ))}
  </ul>
);
