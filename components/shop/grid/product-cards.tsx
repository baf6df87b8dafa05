'use client';
// In the browser too, although nothing in a card needs it: a page from the server carries what it renders as markup
// and once more for React, which here are a few facts for each card.
import type { LinkedCard } from './card-view';
import { ProductCard } from './product-card';

const FIRST_ROW = 4;

type ProductCardsProps = {
  cards: readonly LinkedCard[];
  /** Something else is what a visitor sees first. */
  isBelow: boolean;
};

/** Products in 1 to 4 columns by width. */
export const ProductCards = ({ cards, isBelow }: ProductCardsProps) => (
  <ul className="cards">
    {cards.map((card, index) => (
      <li key={card.href}>
        <ProductCard card={card} isFirst={!isBelow && index < FIRST_ROW} />
      </li>
    ))}
  </ul>
);
