// What a shop tells its shoppers of its rules, each on a page of its own.
export const POLICY_KINDS = ['shipping', 'returns', 'privacy'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];

/** In characters. */
export const LONGEST_POLICY = 10_000;

export const isPolicyKind = (text: string): text is PolicyKind => POLICY_KINDS.some((kind) => kind === text);

/** The paragraphs of a text: what an empty line separates. Single line breaks stay inside them. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
