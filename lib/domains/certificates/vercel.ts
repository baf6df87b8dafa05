// Vercel gets certificates for the domains of a project (https://vercel.com/docs/rest-api, endpoints "projects/domains").
import { z } from 'zod';
import type { Certificates } from './certificates';

/** Milliseconds for one call. */
const TIME_LIMIT = 10_000;

type Project = { apiBase: string; token: string; projectId: string; teamId: string | undefined };

const domain = z.object({ verified: z.boolean() });
const config = z.object({ misconfigured: z.boolean() });

/** A name that is in another project is refused with 409, or 403 in another team. */
export function vercelCertificates({ apiBase, token, projectId, teamId }: Project): Certificates {
  const project = `/projects/${encodeURIComponent(projectId)}/domains`;

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
    const url = new URL(path, apiBase);
    if (teamId !== undefined) {
      url.searchParams.set('teamId', teamId);
    }
    return fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT),
      redirect: 'error',
    });
  }

  const at = (host: string) => `/v9${project}/${encodeURIComponent(host)}`;

  return {
    async add(host) {
      const known = await call('GET', at(host));
      if (known.ok) {
        return;
      }
      const added = await call('POST', `/v10${project}`, { name: host });
      if (!added.ok) {
        throw new Error(`Vercel answered ${added.status} to a new domain`);
      }
    },
    async stateOf(host) {
      const [found, configured] = await Promise.all([
        call('GET', at(host)),
        call('GET', `/v6/domains/${encodeURIComponent(host)}/config`),
      ]);
      if (!found.ok || !configured.ok) {
        return 'waiting';
      }
      const isReady =
        domain.safeParse(await found.json()).data?.verified === true &&
        config.safeParse(await configured.json()).data?.misconfigured === false;
      return isReady ? 'ready' : 'waiting';
    },
    async remove(host) {
      const removed = await call('DELETE', at(host));
      if (!removed.ok && removed.status !== 404) {
        throw new Error(`Vercel answered ${removed.status} to a removed domain`);
      }
    },
  };
}
