// The state of a sign-in: the way, whether a code was sent, and the last refusal.
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { Refusal } from '@/lib/wire/call';

/** `code`: six digits and nothing else. `recovery`: a code, and a new password with it. */
export type SignInWay = 'code' | 'password' | 'sign_up' | 'recovery';

export const SIGN_IN_FIELDS = ['name', 'address', 'code', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];
export type SignInValues = Record<SignInField, string>;

export type SignInState = {
  way: SignInWay;
  /** The code that was requested; null before. */
  sent: {
    /** The shopper's input, kept in this page's memory to request another code with it. */
    values: SignInValues;
    /** Milliseconds since 1970. */
    at: number;
    isAgain: boolean;
  } | null;
  isPending: boolean;
  message: string | null;
  fields: Partial<Record<SignInField, string>>;
};

export type SignInEvent =
  | { kind: 'way_chosen'; way: SignInWay }
  | { kind: 'submitted' }
  | { kind: 'code_sent'; values: SignInValues; at: number }
  | { kind: 'refused'; refusal: Pick<Refusal, 'message' | 'fields'> }
  | { kind: 'address_changed' };

export const SIGN_IN_START: SignInState = {
  way: 'code',
  sent: null,
  isPending: false,
  message: null,
  fields: {},
};

/** The next state. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  const clean = { ...state, isPending: false, message: null, fields: {} };
  switch (event.kind) {
    case 'way_chosen':
      return { ...clean, way: event.way, sent: null };
    case 'submitted':
      return { ...clean, isPending: true };
    case 'code_sent':
      return { ...clean, sent: { values: event.values, at: event.at, isAgain: state.sent !== null } };
    case 'refused':
      return { ...clean, ...refused(event.refusal) };
    case 'address_changed':
      return { ...clean, sent: null };
  }
}

/** A field's sentence appears at the field only. */
function refused({ message, fields }: Pick<Refusal, 'message' | 'fields'>) {
  const known: SignInState['fields'] = {};
  for (const field of SIGN_IN_FIELDS) {
    const sentence = fields[field];
    if (sentence !== undefined) {
      known[field] = sentence;
    }
  }
  const isOfFields = Object.keys(known).length > 0 && message !== accountSignInSentences.credentialsMissing;
  return isOfFields
    ? { message: null, fields: known }
    : { message: message ?? accountSignInSentences.failed, fields: {} };
}

/** The first missing input, before the server is asked; null if complete. */
export function missingIn(
  { way, sent }: Pick<SignInState, 'way' | 'sent'>,
  { address, code, password }: SignInValues,
): Pick<Refusal, 'message' | 'fields'> | null {
  const say = accountSignInSentences;
  if (sent !== null) {
    const fields: Record<string, string> = {};
    if (code.trim() === '') {
      fields.code = say.codeMissing;
    }
    if (way === 'recovery' && password === '') {
      fields.password = say.passwordMissing;
    }
    return Object.keys(fields).length === 0 ? null : { message: null, fields };
  }
  const needsPassword = way === 'password' || way === 'sign_up';
  if (needsPassword && (address.trim() === '' || password === '')) {
    return { message: say.credentialsMissing, fields: {} };
  }
  return address.trim() === '' ? { message: null, fields: { address: say.addressInvalid } } : null;
}

/** The field that gets the focus after a refusal. */
export function fieldToMend(
  { way, sent, fields }: Pick<SignInState, 'way' | 'sent' | 'fields'>,
  values: SignInValues,
): SignInField {
  const wrong = SIGN_IN_FIELDS.find((field) => fields[field] !== undefined);
  if (wrong !== undefined) {
    return wrong;
  }
  if (sent !== null) {
    return 'code';
  }
  return values.address.trim() !== '' && (way === 'password' || way === 'sign_up') ? 'password' : 'address';
}

/** Milliseconds until another code may be requested: mails take time. */
export const RESEND_AFTER = 60_000;

/** Whole seconds until then; 0 afterwards. A clock that was set back does not extend it. */
export const secondsUntilResend = (sentAt: number, now: number): number =>
  Math.min(RESEND_AFTER / 1_000, Math.max(0, Math.ceil((sentAt + RESEND_AFTER - now) / 1_000)));
