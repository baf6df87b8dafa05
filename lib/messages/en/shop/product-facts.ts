// Words that the server puts into a product's facts. Apart from those of a card's markup, which every grid's script has.
export const productFactSentences = {
  customizable: 'Customizable',
  teamOrder: 'Team Order',
  fromPrice: (lowest: string) => `from ${lowest}`,
  opening: (productName: string) => `Opening ${productName}`,
} as const;
