// Calls server actions of a demo shop as a program.
import type { RawAnswer } from '../../tools/requests/raw-request';
import { callAction as call } from '../../tools/requests/server-actions';

export { outcomeOf, type Reference, serverReferences } from '../../tools/requests/server-actions';

type ActionCall = {
  /** Null: the platform's own host. */
  slug: string | null;
  path: string;
  id: string;
  input: unknown;
  /** Default: no cookie is sent. */
  cookie?: string | undefined;
  /** Null: no Origin header is sent. Default: the shop's own. */
  origin?: string | null;
};

/** Calls an action with its one argument, as React encodes it. */
export function callAction({ slug, path, id, input, cookie, origin }: ActionCall): Promise<RawAnswer> {
  const port = Number(process.env.E2E_PORT);
  const host = slug === null ? `localhost:${port}` : `${slug}.localhost:${port}`;
  const sentOrigin = origin === undefined ? `http://${host}` : origin;
  return call({
    port,
    host,
    path,
    id,
    input,
    headers: {
      ...(sentOrigin !== null && { origin: sentOrigin }),
      ...(cookie !== undefined && { cookie }),
    },
  });
}
