// Text that people type or paste, freed of what nobody can see: control characters, bidi marks, halves of
// characters. Joiners stay, because families of emoji and Persian words need them.

const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu;
const UNSEEN_BUT_LINE_BREAKS = /(?!\u200c|\u200d|\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Letters, digits, punctuation and symbols, but for the few fillers among them that are drawn as nothing. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text: line breaks and runs of spaces become one space; empty if nothing in it can be seen. */
export function visibleLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  return SEEN.test(line) ? line : '';
}

/** Text that may have several lines, which end in a plain line feed. */
export function visibleParagraphs(text: string): string {
  const paragraphs = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN_BUT_LINE_BREAKS, '')
    .trim();
  return SEEN.test(paragraphs) ? paragraphs : '';
}
