// Signed tokens: their content in the open, a dot, and the signature, which also covers values that the reader must
// know. Pure, because the caller passes the keys.
import { isSigned, type KeyRing, signText } from './key-ring';

/** Far above any token here. Longer texts are refused unread. */
const LONGEST = 8_192;

/** The kind of a token. A token of one kind is never valid as another, even with the same key. */
type TokenKind =
  | 'refresh'
  | 'checkout'
  | 'order'
  | 'upload-preview'
  | 'stored-file'
  | 'mark'
  | 'not-me'
  | 'preview'
  | 'provider-state';

/** Values that are signed but not contained, such as the ids of shop and order. None contains a dot. */
type Bound = readonly string[];

const payloadOf = (kind: TokenKind, parts: Bound): string => [kind, 'v1', ...parts].join('.');

/** Only the signature, for a token without content or in another form. Deterministic. */
export const signBound = (keys: KeyRing, kind: TokenKind, bound: Bound): string =>
  signText(keys, payloadOf(kind, bound));

/** Whether this is the signature of exactly these values. */
export const isBound = (keys: KeyRing, kind: TokenKind, bound: Bound, signature: string): boolean =>
  isSigned(keys, payloadOf(kind, bound), signature);

/** A token with the content `said`, which must not contain a dot. Deterministic. */
export const signToken = (keys: KeyRing, kind: TokenKind, bound: Bound, said: string): string =>
  `${said}.${signBound(keys, kind, [...bound, said])}`;

/** The content of a token, if it was signed here for exactly these values; null for anything else. */
export function readToken(keys: KeyRing, kind: TokenKind, bound: Bound, token: string): string | null {
  const [said = '', signature = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
  return rest.length === 0 && isBound(keys, kind, [...bound, said], signature) ? said : null;
}
