export type JsonLdNode = { '@type': string; [property: string]: unknown };

/**
 * Several descriptions as the text of a script element. No `<` is left in it, so no text of a shop can end the script
 * or begin a comment.
 */
export const jsonLdText = (nodes: readonly JsonLdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
