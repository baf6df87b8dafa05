/**
 * How wide a card of the grid shows its picture, as the `sizes` attribute has it: four, three, two in a row, and one
 * (components/shop/product-grid.tsx).
 */
export const CARD_SIZES =
  '(min-width: 80rem) 270px, (min-width: 64rem) calc(33vw - 32px), (min-width: 40rem) calc(50vw - 36px), calc(100vw - 32px)';
