// A text that this installation signed and recognises again: what it says in the open, a dot, and the signature, which
// also binds what its reader must know. Pure, as the keys are given.
import { isSigned, type KeyRing, signText } from './key-ring';

/** Far above what any token here says. Longer texts are not looked at. */
const LONGEST = 8_192;

/** What kind of token it is. A token of one kind is never one of another, also under the same key. */
type TokenKind = 'refresh' | 'checkout' | 'order' | 'upload-preview' | 'stored-file' | 'mark' | 'not-me';

/** What is bound and not said, such as the shop and the order. None holds a dot. */
type Bound = readonly string[];

const payloadOf = (kind: TokenKind, parts: Bound): string => [kind, 'v1', ...parts].join('.');

/** The signature alone, for a token that says nothing, or has a form of its own. The same each time. */
export const signBound = (keys: KeyRing, kind: TokenKind, bound: Bound): string =>
  signText(keys, payloadOf(kind, bound));

/** Whether this is a signature of exactly this. */
export const isBound = (keys: KeyRing, kind: TokenKind, bound: Bound, signature: string): boolean =>
  isSigned(keys, payloadOf(kind, bound), signature);

/** A token that says `said`, which holds no dot, to whoever reads it. The same each time. */
export const signToken = (keys: KeyRing, kind: TokenKind, bound: Bound, said: string): string =>
  `${said}.${signBound(keys, kind, [...bound, said])}`;

/** What a token says, if it was signed here for exactly this; null for anything else. */
export function readToken(keys: KeyRing, kind: TokenKind, bound: Bound, token: string): string | null {
  const [said = '', signature = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
  return rest.length === 0 && isBound(keys, kind, [...bound, said], signature) ? said : null;
}
