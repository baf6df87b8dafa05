/** Caches the answers of a rule about texts; with more than `most` entries, the cache starts anew. */
export function remembered<Answer extends NonNullable<unknown>>(
  most: number,
  rule: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) {
      return before;
    }
    if (known.size >= most) {
      known.clear();
    }
    const answer = rule(text);
    known.set(text, answer);
    return answer;
  };
}
