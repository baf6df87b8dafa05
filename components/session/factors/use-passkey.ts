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

// Loaded when somebody uses a passkey, and by no other page.
const library = () => import('@simplewebauthn/browser');

/** Has the browser ask for one of its passkeys. Whoever closes its window gets a refusal in words. */
export async function answerWithPasskey(
  options: Promise<Outcome<PublicKeyCredentialRequestOptionsJSON>>,
): Promise<Outcome<AuthenticationResponseJSON>> {
  const { browserSupportsWebAuthn, startAuthentication } = await library();
  if (!browserSupportsWebAuthn()) {
    return refused(factorSentences.passkeyUnsupported);
  }
  const found = await attempt(options);
  if (!found.ok) {
    return found;
  }
  return startAuthentication({ optionsJSON: found.value }).then(ok, () =>
    refused(factorSentences.passkeyCancelled),
  );
}

/** Has the browser make a passkey. */
export async function makePasskey(
  options: Promise<Outcome<PublicKeyCredentialCreationOptionsJSON>>,
): Promise<Outcome<RegistrationResponseJSON>> {
  const { browserSupportsWebAuthn, startRegistration } = await library();
  if (!browserSupportsWebAuthn()) {
    return refused(factorSentences.passkeyUnsupported);
  }
  const found = await attempt(options);
  if (!found.ok) {
    return found;
  }
  return startRegistration({ optionsJSON: found.value }).then(ok, () =>
    refused(factorSentences.passkeyCancelled),
  );
}
