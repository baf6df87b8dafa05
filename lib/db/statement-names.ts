// Names under which a connection keeps the plan of a statement that is sent again and again: Postgres then neither parses nor plans it
// anew, which is half of its work for an order.
import 'server-only';
import { createHash } from 'node:crypto';

type Limits = {
  /** A statement gets a name once it has been sent this often. */
  worthAName: number;
  /** The most names: each connection keeps the plan of each, and they are never given up. */
  mostNamed: number;
  /** The most statements without a name that are counted. Lists of many lengths make ever new ones. */
  mostCounted: number;
};

const LIMITS: Limits = { worthAName: 3, mostNamed: 400, mostCounted: 2_000 };

/**
 * Tells the name of a statement's text, or '' for one that is to be planned anew each time. The name is made of the text, so that a
 * connection that a pooler has passed on never runs another statement under it.
 */
export function statementNames({
  worthAName,
  mostNamed,
  mostCounted,
}: Limits = LIMITS): (text: string) => string {
  const named = new Map<string, string>();
  let counts = new Map<string, number>();
  return (text) => {
    const name = named.get(text);
    if (name !== undefined || named.size >= mostNamed) {
      return name ?? '';
    }
    const count = (counts.get(text) ?? 0) + 1;
    if (count < worthAName) {
      if (counts.size >= mostCounted) {
        counts = new Map();
      }
      counts.set(text, count);
      return '';
    }
    counts.delete(text);
    const given = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    named.set(text, given);
    return given;
  };
}
