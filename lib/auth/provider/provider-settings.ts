// The one provider through which shoppers and staff may sign in (OpenID Connect), configured by the operator.
import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';

export type ProviderSettings = {
  /** The only configured address of the provider; its discovery document gives the others. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The name on the button, after "Continue with". */
  name: string;
  /** Whether plain http is allowed: for a stand-in on this machine only. */
  isInsecure: boolean;
};

/** The provider's settings; null if the operator has set none. */
export function providerSettings(): ProviderSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env();
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_NAME) {
    return null;
  }
  const issuer = new URL(OIDC_ISSUER);
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME,
    isInsecure: issuer.protocol === 'http:',
  };
}

/** The provider's name for a page; null if there is no provider. Read while a request is answered, never in a build. */
export const providerName = (): string | null => providerSettings()?.name ?? null;

/** Whether an identity belongs to the current provider, and not to one that was configured before. */
export const isOf = ({ issuer }: ProviderSettings, identity: { issuer: string }): boolean =>
  URL.canParse(identity.issuer) && new URL(identity.issuer).href === issuer.href;

/** The one redirect address that the operator registers at the provider, for every shop (decision 0174). */
export function providerRedirectUri(): string {
  const environment = env();
  const scheme = isHttpsSite(environment) ? 'https' : 'http';
  return `${scheme}://${environment.PLATFORM_DOMAIN}/api/sign-in/provider/callback`;
}
