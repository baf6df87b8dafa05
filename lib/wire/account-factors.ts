// A shopper's second factors, passkeys and ways to sign in.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { bare, post } from './contract';
import { count, flag, list, nullable, object, type Shape, text, word } from './shape';

/** JSON in a form that WebAuthn defines, checked by the one field that it cannot be without. */
const webAuthn = <Value>(name: string, marker: Shape<unknown>): Shape<Value> => ({
  fits: (given): given is Value => marker.fits(given),
  form: { kind: 'value', name },
});

const creationOptions = webAuthn<PublicKeyCredentialCreationOptionsJSON>(
  'PublicKeyCredentialCreationOptionsJSON',
  object({ challenge: text }),
);
const requestOptions = webAuthn<PublicKeyCredentialRequestOptionsJSON>(
  'PublicKeyCredentialRequestOptionsJSON',
  object({ challenge: text }),
);
const newPasskey = webAuthn<RegistrationResponseJSON>('RegistrationResponseJSON', object({ id: text }));
const passkey = webAuthn<AuthenticationResponseJSON>('AuthenticationResponseJSON', object({ id: text }));

const kind = word({ totp: true, passkey: true });

const proved = object({ access_expires_at: count });
const added = object({
  /** Shown once, with the first factor. */
  recovery_codes: nullable(list(text)),
});

/** What the account's security says: times in milliseconds. */
export const readFactorsCall = bare(
  'GET',
  '/api/account/factors',
  object({
    factors: list(
      object({
        id: text,
        kind,
        name: text,
        created_at: count,
        last_used_at: nullable(count),
        works_at: nullable(text),
      }),
    ),
    recovery_codes_left: count,
    /** The hostname at which a new passkey works. */
    host: text,
    identities: list(
      object({
        id: text,
        kind: word({ email: true, phone: true, passkey: true }),
        label: text,
      }),
    ),
  }),
);

/** Makes a secret for an authenticator app; it counts once its first code is confirmed. */
export const enrolAppCall = post(
  '/api/account/factors/app',
  object({ name: text }),
  object({ id: text, secret: text, uri: text, svg: text }),
);

/** Adds the authenticator app by its first code; every session without a second factor ends. */
export const confirmAppCall = post(
  '/api/account/factors/app/confirm',
  object({ id: text, code: text }),
  added,
);

/** What a browser needs to make a passkey (WebAuthn's creation options as JSON). */
export const newPasskeyOptionsCall = post(
  '/api/account/factors/passkey/options',
  object({}),
  creationOptions,
);

/** Adds a passkey. */
export const addPasskeyCall = post(
  '/api/account/factors/passkey',
  object({ name: text, answer: newPasskey }),
  added,
);

/** Removes a factor. */
export const removeFactorCall = post(
  '/api/account/factors/remove',
  object({ id: text }),
  object({ removed: flag }),
);

/** Makes ten new recovery codes; those from before open nothing any more. */
export const renewCodesCall = post('/api/account/factors/recovery-codes', object({}), added);

/** How the shopper can prove who they are, here and now. */
export const readProofWaysCall = bare(
  'GET',
  '/api/account/factors/proof',
  object({
    password: flag,
    mailed_code: flag,
    app: flag,
    passkey: flag,
    recovery: flag,
    elsewhere: list(text),
  }),
);

/** Proves it: `kind` is `totp`, `recovery`, `password` or `mailed`. Also the second step of a sign-in. */
export const proveByFactorCall = post(
  '/api/account/factors/proof',
  object({ kind: text, code: text }),
  proved,
);

/** Sends a code to prove it with to whoever has neither password nor second factor. */
export const sendProofCodeCall = post('/api/account/factors/proof/send', object({}), object({ sent: flag }));

/** What a browser needs to ask for one of the shopper's passkeys (WebAuthn's request options as JSON). */
export const proofPasskeyOptionsCall = post(
  '/api/account/factors/proof/passkey/options',
  object({}),
  requestOptions,
);

/** Proves it by a passkey. */
export const provePasskeyCall = post(
  '/api/account/factors/proof/passkey',
  object({ answer: passkey }),
  proved,
);

/** What a browser needs to sign in by a passkey (WebAuthn's request options as JSON). */
export const passkeySignInOptionsCall = post('/api/account/passkey/options', object({}), requestOptions);

/** Signs in by a passkey. */
export const passkeySignInCall = post('/api/account/passkey/sign-in', object({ answer: passkey }), proved);

/** Takes one way to sign in away; never the last address. */
export const unlinkIdentityCall = post(
  '/api/account/identities/unlink',
  object({ id: text }),
  object({ unlinked: flag }),
);
