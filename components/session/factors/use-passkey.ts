import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { factorSentences } from '@/lib/messages/en/factors';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { attempt } from './operations';

// Loaded only when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser');

async function withBrowser<Options, Answer>(
  options: Promise<Outcome<Options>>,
  ask: (passkeys: Awaited<ReturnType<typeof library>>, optionsJSON: Options) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const passkeys = await library();
  if (!passkeys.browserSupportsWebAuthn()) {
    return refused(factorSentences.passkeyUnsupported);
  }
  const found = await attempt(options);
  return found.ok
    ? ask(passkeys, found.value).then(ok, () => refused(factorSentences.passkeyCancelled))
    : found;
}

/**
 * Asks the browser for one of its passkeys. If the person closes the window, the result is a refusal with a
 * sentence.
 */
export const answerWithPasskey = (
  options: Promise<Outcome<PublicKeyCredentialRequestOptionsJSON>>,
): Promise<Outcome<AuthenticationResponseJSON>> =>
  withBrowser(options, ({ startAuthentication }, optionsJSON) => startAuthentication({ optionsJSON }));

/** Asks the browser to create a passkey. */
export const makePasskey = (
  options: Promise<Outcome<PublicKeyCredentialCreationOptionsJSON>>,
): Promise<Outcome<RegistrationResponseJSON>> =>
  withBrowser(options, ({ startRegistration }, optionsJSON) => startRegistration({ optionsJSON }));
