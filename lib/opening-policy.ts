/** Who may open a shop: everybody, whom the operator invited, or nobody by themselves: they ask, and are invited. */
export const OPENINGS = ['open', 'invitation', 'request'] as const;

export type Opening = (typeof OPENINGS)[number];

/** Milliseconds for which an invitation to open a shop is good. */
export const INVITATION_LIFE = 14 * 24 * 3_600_000;
