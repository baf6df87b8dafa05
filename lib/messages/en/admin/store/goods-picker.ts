// Choosing products by their names, in settings.
export const goodsPicker = {
  search: 'Find a product',
  searchHint: 'Type a part of its name or SKU.',
  find: 'Find',
  failed: 'The products could not be searched. Please try again.',
  found: (count: number) =>
    count === 0
      ? 'No product was found.'
      : count === 1
        ? '1 product was found.'
        : `${count} products were found.`,
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
} as const;
