// The stand-in provider in tests: settings that lead to it, and a person who chooses an account there.
import type { ProviderSettings } from '@/lib/auth/provider/provider-settings';
import type { SignInProvider } from '../../../tools/sign-in-provider/server';

export const settingsOf = ({ issuer, clientId, clientSecret }: SignInProvider): ProviderSettings => ({
  issuer: new URL(issuer),
  clientId,
  clientSecret,
  name: 'Demo ID',
  isInsecure: true,
});

/** The environment with which the product signs in at the stand-in. */
export const environmentOf = ({ issuer, clientId, clientSecret }: SignInProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Demo ID',
});

type Person = { email: string; name?: string; isVerified?: boolean };

/** What somebody's browser is led back to who opens `url` and chooses this account; null cancels. */
export async function chooseAccount(url: string, person: Person | null): Promise<URL> {
  const request = new URL(url).search;
  const form = new URLSearchParams(
    person === null
      ? { request, cancel: 'on' }
      : {
          request,
          email: person.email,
          name: person.name ?? 'Rosa Delgado',
          ...(person.isVerified !== false && { verified: 'on' }),
        },
  );
  const answer = await fetch(new URL('/authorize', url), { method: 'POST', body: form, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) {
    throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
  }
  return new URL(location);
}
