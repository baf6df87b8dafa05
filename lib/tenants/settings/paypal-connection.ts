/**
 * The state of a shop's PayPal account. `incomplete`: an id without a secret, so shoppers see a button that cannot
 * work. `unreadable`: the stored secret cannot be decrypted with the server's keys. `other_way`: shoppers pay through the
 * platform's connection.
 */
export type PayPalConnection =
  | { status: 'not_connected' | 'other_way' }
  | { status: 'connected' | 'incomplete' | 'unreadable'; clientId: string };

/** The connection for a client id and the state of its stored secret. */
export function payPalConnectionOf(
  clientId: string | null,
  secret: 'readable' | 'unreadable' | null | '',
): PayPalConnection {
  if (!clientId) {
    return { status: 'not_connected' };
  }
  if (!secret) {
    return { status: 'incomplete', clientId };
  }
  return { status: secret === 'readable' ? 'connected' : 'unreadable', clientId };
}

const SHOWN = 6;
const LONGEST_WHOLE = 24;

/** A client id short enough for a sentence: its beginning and its end. */
export const shortClientId = (clientId: string): string =>
  clientId.length <= LONGEST_WHOLE ? clientId : `${clientId.slice(0, SHOWN)}…${clientId.slice(-SHOWN)}`;
