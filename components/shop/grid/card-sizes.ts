/**
 * The `sizes` attribute for pictures on the grid's cards: four, three, two or one in a row
 * (components/shop/product-grid.tsx).
 */
export const CARD_SIZES =
  '(min-width: 80rem) 270px, (min-width: 64rem) calc(33vw - 32px), (min-width: 40rem) calc(50vw - 36px), calc(100vw - 32px)';
