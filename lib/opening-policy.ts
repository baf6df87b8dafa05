/** Who may open a shop: everybody, only invited people, or nobody without asking the operator first. */
export const OPENINGS = ['open', 'invitation', 'request'] as const;

export type Opening = (typeof OPENINGS)[number];
