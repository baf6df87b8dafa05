// Words on a product that a grid's script does without: the server puts them into its facts, or they come with a later script.
export const productFactSentences = {
  customizable: 'Customizable',
  teamOrder: 'Team Order',
  fromPrice: (lowest: string) => `from ${lowest}`,
  opening: (productName: string) => `Opening ${productName}`,
} as const;
