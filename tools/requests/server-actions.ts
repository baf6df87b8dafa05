// Calls server actions as a program: straight on the wire, by the ids of the build in `.next`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../stack/paths';
import { type RawAnswer, rawRequest } from './raw-request';

const manifest = z.object({
  node: z.record(z.string(), z.object({ filename: z.string(), exportedName: z.string() })),
});

export type Reference = { id: string; file: string; name: string };

/** Everything in the build that can be called by an id: actions, and cached functions too. */
export function serverReferences(): Reference[] {
  const file = join(root, '.next/server/server-reference-manifest.json');
  const { node } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(node).map(([id, { filename, exportedName }]) => ({
    id,
    file: filename,
    name: exportedName,
  }));
}

export type ActionCall = {
  port: number;
  host: string;
  path: string;
  id: string;
  input: unknown;
  /** Headers in addition to those of an action's call. */
  headers: Record<string, string>;
  from?: string;
};

/** Calls an action with its one argument, as React encodes it. */
export const callAction = ({ port, host, path, id, input, headers, from }: ActionCall): Promise<RawAnswer> =>
  rawRequest({
    port,
    host,
    path,
    ...(from !== undefined && { from }),
    method: 'POST',
    headers: {
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': id,
      ...headers,
    },
    body: JSON.stringify([input]),
  });

/** The result of an action: 'ok', the code of its refusal, or `HTTP n` if Next itself refused the call. */
export function outcomeOf({ status, body }: RawAnswer): string {
  const code = /"ok":false,"error":\{"code":"(\w+)"/.exec(body)?.[1];
  return code ?? (/"ok":true/.test(body) ? 'ok' : `HTTP ${status}`);
}
