// Archived products: out of the shop, and not lost.
export const archiveSentences = {
  archived: 'Archived',
  undo: 'Undo',
  undone: (name: string) => `“${name}” is back.`,
  undoFailed: 'The product could not be brought back. Please try again.',
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  restored: (name: string) => `“${name}” is back in your list. It is inactive until you switch it on.`,
  restoreFailed: 'The product could not be restored. Please try again.',
  deleteForGood: 'Delete for good',
  deleteForGoodNamed: (name: string) => `Delete ${name} for good`,
  deleteForGoodQuestion: (name: string) => `Delete “${name}” for good?`,
  deleteForGoodHint:
    'This cannot be undone: its description, pictures and settings are lost. Orders that have it keep its name and price.',
  deletedForGood: (name: string) => `“${name}” was deleted for good.`,
  deleteForGoodFailed: 'The product could not be deleted. Please try again.',
  /** Above the list of archived products. */
  hint: 'Shoppers cannot see or buy archived products. Their SKUs stay taken.',
  none: 'Nothing is archived.',
  isArchived:
    'Somebody has archived this product. Restore it from the archived products, and then change it.',
} as const;
