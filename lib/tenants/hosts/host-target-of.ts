import { isHttpsSite } from '../../http/site-scheme.mjs';
import { type HostTarget, normaliseHost, resolveHost } from './hostname';

/** `env()`, or `process.env` if that is not available. */
type HostEnvironment = {
  NODE_ENV?: string | undefined;
  TRUST_PROXY?: string | undefined;
  PLATFORM_DOMAIN?: string | undefined;
  PREVIEW_DOMAIN?: string | undefined;
  SITE_SCHEME?: string | undefined;
  VERCEL?: string | undefined;
};

/** The cookie in which a browser remembers `?tenant=` on development hosts. */
export const rememberedTenantCookie = (environment: HostEnvironment): string =>
  `${isHttpsSite(environment) ? '__Host-' : ''}dev_tenant_slug`;

const domain = (value: string | undefined) => normaliseHost(value ?? null);

/** The configured domains, without their ports. */
export const domainsOf = ({ PLATFORM_DOMAIN, PREVIEW_DOMAIN }: HostEnvironment) => ({
  platformDomain: domain(PLATFORM_DOMAIN),
  previewDomain: domain(PREVIEW_DOMAIN),
});

/** The requested host. A proxy's header is only used if the operator runs a proxy. */
export const hostOf = (headers: Pick<Headers, 'get'>, { TRUST_PROXY }: HostEnvironment): string | null =>
  (TRUST_PROXY === '1' ? headers.get('x-forwarded-host') : null) ?? headers.get('host');

/**
 * Which shop a request is for, by its host and, on development hosts, its hints. The only place that decides this, for
 * the middleware and for the handlers of files that the middleware does not see.
 */
export function hostTargetOf(
  request: {
    headers: Pick<Headers, 'get'>;
    searchParams: URLSearchParams;
    rememberedTenant: string | null;
  },
  environment: HostEnvironment,
): HostTarget {
  return resolveHost({
    host: hostOf(request.headers, environment),
    tenantParameter: request.searchParams.get('tenant'),
    rememberedTenant: request.rememberedTenant,
    ...domainsOf(environment),
  });
}
