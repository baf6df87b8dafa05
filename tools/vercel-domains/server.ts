// A stand-in for the part of Vercel's API that knows the domains of a project, on this machine. It shapes its answers as
// https://vercel.com/docs/rest-api says. PUT `held` or `ready` to /control, and certificates of all names are as that says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { readText, send } from '../stand-in-http';

export type VercelDomains = {
  /** Value for VERCEL_API_BASE. */
  apiBase: string;
  token: string;
  projectId: string;
  stop: () => Promise<void>;
};

const TOKEN = 'vercel-token-of-the-demo';
const PROJECT = 'prj_makerfront';
/** In another project: adding it is refused. */
const ELSEWHERE = /(^|\.)elsewhere\.test$/;

type State = { names: Set<string>; isHeld: boolean };

const added = z.object({ name: z.string().regex(/^[a-z0-9.-]+$/) });

/** Starts the stand-in on a port of this machine; 0 picks a free one. */
export async function startVercelDomains(port: number): Promise<VercelDomains> {
  const state: State = { names: new Set(), isHeld: false };
  const server = createServer((request, response) => {
    answer(request, response, state).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    apiBase: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    token: TOKEN,
    projectId: PROJECT,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const json = (response: ServerResponse, status: number, body: object) =>
  send(response, status, 'application/json', JSON.stringify(body));

const refusal = (response: ServerResponse, status: number, code: string) =>
  json(response, status, { error: { code, message: code } });

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const said = request.method === 'PUT' || request.method === 'POST' ? await readText(request, 4_096) : '';
  if (request.method === 'PUT' && pathname === '/control') {
    state.isHeld = said === 'held';
    return send(response, 200, 'text/plain', 'Done');
  }
  if (request.headers.authorization !== `Bearer ${TOKEN}`) {
    return refusal(response, 403, 'forbidden');
  }
  if (request.method === 'POST' && pathname === `/v10/projects/${PROJECT}/domains`) {
    const read = added.safeParse(parsed(said));
    if (!read.success) {
      return refusal(response, 400, 'bad_request');
    }
    const { name } = read.data;
    if (ELSEWHERE.test(name) || state.names.has(name)) {
      return refusal(response, 409, 'domain_already_in_use');
    }
    state.names.add(name);
    return json(response, 200, { name, verified: true });
  }
  const [, ofProject] = /^\/v9\/projects\/prj_makerfront\/domains\/([^/]+)$/.exec(pathname) ?? [];
  if (ofProject !== undefined) {
    if (!state.names.has(ofProject)) {
      return refusal(response, 404, 'not_found');
    }
    if (request.method === 'DELETE') {
      state.names.delete(ofProject);
      return json(response, 200, {});
    }
    return json(response, 200, { name: ofProject, verified: true });
  }
  if (request.method === 'GET' && /^\/v6\/domains\/[^/]+\/config$/.test(pathname)) {
    return json(response, 200, { misconfigured: state.isHeld, conflicts: [] });
  }
  return refusal(response, 404, 'not_found');
}

function parsed(text: string | null): unknown {
  try {
    const body: unknown = JSON.parse(text ?? '');
    return body;
  } catch {
    return null;
  }
}
