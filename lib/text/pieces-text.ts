/** '1 piece', '1,400 pieces'. */
export const piecesText = (count: number): string =>
  count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`;
