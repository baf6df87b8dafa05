/** The `sizes` attribute of pictures on cards: four, three or two in a row (`.cards` in globals.css). */
export const CARD_SIZES = '(min-width:80rem) 270px,(min-width:64rem) 33vw,50vw';
