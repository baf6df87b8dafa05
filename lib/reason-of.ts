const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Prisma's message begins with the call that failed, and names the reason on its last line. */
const isCall = (line: string) => line.includes('Invalid `') || line.startsWith('Invalid prisma');

/**
 * The reason of a failure in one line, without addresses that may hold a password: of the last cause that says anything,
 * since "fetch failed" is no reason.
 */
export function reasonOf(error: unknown): string {
  // A name with two addresses fails twice, in an error without a message.
  const inner: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  if (inner instanceof Error && inner.cause instanceof Error) {
    return reasonOf(inner.cause);
  }
  const text = inner instanceof Error ? inner.message || String(inner) : String(inner);
  const [first = 'no reason is given', ...others] = linesOf(text);
  const line = isCall(first) ? (others.at(-1) ?? first) : first;
  return line
    .trim()
    .replace(/[a-z]{1,20}:\/\/\S+/gi, '…')
    .slice(0, 200);
}
