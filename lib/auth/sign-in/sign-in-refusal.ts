// Why nobody was signed in, as next-auth carries it: one short text, which is a code and, after a colon, minutes.

const CODES = [
  'credentials_missing',
  'credentials_wrong',
  'no_permission',
  'busy',
  'account_busy',
  'failed',
] as const;

export type SignInRefusal =
  | { code: (typeof CODES)[number] }
  /** How long to wait. */
  | { code: 'too_many_attempts'; minutes: number };

export const refusalToText = (refusal: SignInRefusal): string =>
  refusal.code === 'too_many_attempts' ? `${refusal.code}:${refusal.minutes}` : refusal.code;

/** Anything that is not one of ours, such as next-auth's own 'CredentialsSignin', is like a wrong password. */
export function refusalFromText(text: string): SignInRefusal {
  const code = CODES.find((known) => known === text);
  if (code !== undefined) {
    return { code };
  }
  const minutes = /^too_many_attempts:(\d{1,4})$/.exec(text)?.[1];
  return minutes === undefined
    ? { code: 'credentials_wrong' }
    : { code: 'too_many_attempts', minutes: Number(minutes) };
}
