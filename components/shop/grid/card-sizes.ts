/** The `sizes` attribute of pictures on cards: four, three, two or one in a row (`.cards` in look.css), between the gaps. */
export const CARD_SIZES =
  '(min-width:80rem) 270px,(min-width:64rem) 31vw,(min-width:22rem) calc(50vw - 24px),100vw';
