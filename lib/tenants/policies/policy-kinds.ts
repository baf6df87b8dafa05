// The shop's own pages, each with an address of its own: about it, its rules, and its legal notice.
export const POLICY_KINDS = ['about', 'shipping', 'returns', 'privacy', 'legal'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];

/** Those that a shop should have before it opens. */
export const NEEDED_POLICIES = ['shipping', 'returns', 'privacy'] as const satisfies readonly PolicyKind[];

/** In characters. */
export const LONGEST_POLICY = 10_000;

export const isPolicyKind = (text: string): text is PolicyKind => POLICY_KINDS.some((kind) => kind === text);
