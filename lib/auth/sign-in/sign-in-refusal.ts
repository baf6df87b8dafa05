// Why a sign-in was refused, as one short text that next-auth can carry: a code and, after a colon, minutes.

const CODES = [
  'credentials_missing',
  'credentials_wrong',
  'no_permission',
  'invitation_invalid',
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

/** Any other text, such as next-auth's own 'CredentialsSignin', is read as a wrong password. */
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
