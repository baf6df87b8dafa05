// Labels and buttons of the form in which an owner chooses a roster's columns.
export const adminRosterSettingsSentences = {
  columns: 'Roster columns',
  columnsHint:
    'Shoppers see these columns in the template and in the preview of their roster. Rosters are checked by what you say here.',
  useStandardColumns: 'Use the standard columns',
  kindOfColumn: 'Kind of column',
  addColumn: 'Add column',
  optionalColumn: (column: string) => `${column} (optional)`,
  nameOfOwnColumn: 'Name of your own column',
  columnIsCalled: (kind: string) => `${kind} column is called`,
  removeColumn: (column: string) => `Remove ${column}`,
  required: 'Must be filled in',
  lowest: 'Lowest',
  highest: 'Highest',
  unique: 'No number twice',
  quantityHint: 'How many pieces a person gets. An empty cell counts as one.',
  longest: 'Most letters',
  longestHint: 'As many as fit on the product, spaces included.',
  sizes: 'Sizes and what they add to the price',
  size: 'Size',
  /** For screen readers: a size without a name. */
  newSize: 'new size',
  addSize: 'Add size',
  sizeNamed: (size: string) => `Size ${size}`,
  upchargeOf: (size: string) => `Size ${size} adds, in US dollars`,
  removeSize: (size: string) => `Remove size ${size}`,
} as const;
