/** The `sizes` attribute of pictures on cards: four, three, two or one in a row (`.cards` in globals.css). */
export const CARD_SIZES = '(min-width:80rem) 270px,(min-width:64rem) 33vw,(min-width:22rem) 50vw,100vw';
