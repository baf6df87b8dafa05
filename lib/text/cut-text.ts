/**
 * The first `longest` characters of a text as people count them: an emoji of several parts and a letter with its
 * accents are one, and none is cut in half. At most eight UTF-16 units for each character, so that a thousand accents
 * on one letter are not one character.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) {
    return text;
  }
  let end = 0;
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, 8 * longest + 100))) {
    if (count === longest || index + segment.length > 8 * longest) {
      break;
    }
    end = index + segment.length;
    count += 1;
  }
  return text.slice(0, end);
}
