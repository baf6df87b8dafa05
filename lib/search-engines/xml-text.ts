const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text inside an XML element. What XML does not allow at all is left out. */
export const xmlText = (text: string): string =>
  [...text]
    .filter((letter) => isAllowed(letter.codePointAt(0) ?? 0))
    .map((letter) => ENTITIES[letter] ?? letter)
    .join('');

/** XML 1.0, section 2.2. */
const isAllowed = (code: number) =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000;

export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
