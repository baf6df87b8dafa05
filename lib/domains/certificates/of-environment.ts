import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';
import { findTarget } from '../target';
import type { Certificates } from './certificates';
import { NO_CERTIFICATES, onDemandCertificates } from './on-demand';
import { vercelCertificates } from './vercel';

/** Who gets certificates here: Vercel if its project is named, else the web server in front; nobody on http. */
export function certificates(): Certificates {
  const environment = env();
  const { VERCEL_API_TOKEN: token, VERCEL_PROJECT_ID: projectId } = environment;
  if (token !== undefined && projectId !== undefined) {
    return vercelCertificates({
      apiBase: environment.VERCEL_API_BASE,
      token,
      projectId,
      teamId: environment.VERCEL_TEAM_ID,
    });
  }
  return isHttpsSite(environment)
    ? onDemandCertificates({ addresses: async () => (await findTarget())?.addresses ?? [] })
    : NO_CERTIFICATES;
}
