/** How wide a card of the grid shows its picture, as the `sizes` attribute has it. */
export const CARD_SIZES = '(min-width: 80rem) 280px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
