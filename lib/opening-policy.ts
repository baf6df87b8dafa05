/** Who may open a shop: everybody, whom the operator invited, or nobody by themselves: they ask, and are invited. */
export const OPENINGS = ['open', 'invitation', 'request'] as const;

export type Opening = (typeof OPENINGS)[number];
