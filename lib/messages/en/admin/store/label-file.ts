// The files with which programs make shipping labels.
export const labelFileSentences = {
  title: 'Files for shipping labels',
  hint: 'All paid orders of which nothing has left yet, one row each. A weight is only there if every product of an order has one.',
  programs: { 'pirate-ship': 'Pirate Ship (CSV)', shippo: 'Shippo (CSV)' },
  failed: 'The file could not be made. Please try again.',
} as const;
