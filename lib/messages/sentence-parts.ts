// Sentences with something drawn in them, such as a link, a date or words that are only heard. Each stays one template,
// so that a translator sees the whole sentence and may put the drawn part anywhere in it.

/** Texts and drawn parts, in the order in which they are read. */
export type SentenceParts<Node> = readonly (string | Node)[];

/** Draws the words of a part: as a link, say. */
export type Drawn<Node> = (words: string) => Node;

/** ``sentenceParts`Placed on ${date}.` `` is `['Placed on ', date, '.']`. `Sentence` of components/ui draws it. */
export const sentenceParts = <Node>(
  texts: TemplateStringsArray,
  ...drawn: (string | Node)[]
): SentenceParts<Node> => texts.flatMap((text, index) => [text, ...drawn.slice(index, index + 1)]);
