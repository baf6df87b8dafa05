// Server actions as a program would call them: straight on the wire, by the ids of the build under test.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type RawAnswer, rawRequest } from './raw-request';

const manifest = z.object({
  node: z.record(z.string(), z.object({ filename: z.string(), exportedName: z.string() })),
});

export type Reference = { id: string; file: string; name: string };

/** Everything of the build that the server can be told to run by an id: actions, and cached functions too. */
export function serverReferences(): Reference[] {
  const url = new URL('../../.next/server/server-reference-manifest.json', import.meta.url);
  const { node } = manifest.parse(JSON.parse(readFileSync(url, 'utf8')));
  return Object.entries(node).map(([id, { filename, exportedName }]) => ({
    id,
    file: filename,
    name: exportedName,
  }));
}

export type ActionCall = {
  slug: string;
  path: string;
  id: string;
  input: unknown;
  /** Left out: no cookie is sent. */
  cookie?: string | undefined;
  /** Null: no Origin header is sent. Left out: the shop's own. */
  origin?: string | null;
};

/** Calls an action with its one argument, as React encodes it. */
export function callAction({ slug, path, id, input, cookie, origin }: ActionCall): Promise<RawAnswer> {
  const host = `${slug}.localhost:${process.env.E2E_PORT}`;
  const sentOrigin = origin === undefined ? `http://${host}` : origin;
  return rawRequest({
    host,
    path,
    method: 'POST',
    headers: {
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': id,
      ...(sentOrigin !== null && { origin: sentOrigin }),
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify([input]),
  });
}

/** What an action answered: 'ok', the code of its refusal, or `HTTP n` where Next itself refused the call. */
export function outcomeOf({ status, body }: RawAnswer): string {
  const code = /"ok":false,"code":"(\w+)"/.exec(body)?.[1];
  if (code) {
    return code;
  }
  return /"ok":true/.test(body) ? 'ok' : `HTTP ${status}`;
}
