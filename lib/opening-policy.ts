/** Who may open a shop: everybody, only invited people, or nobody without asking the operator first. */
export const OPENINGS = ['open', 'invitation', 'request'] as const;

export type Opening = (typeof OPENINGS)[number];

/** Milliseconds for which an invitation to open a shop is good. */
export const INVITATION_LIFE = 14 * 24 * 3_600_000;
