import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELETE, GET, PATCH, POST, PUT } from './route';

let sent = new Headers();
vi.mock('next/headers', () => ({ headers: async () => sent }));

beforeEach(() => vi.stubEnv('NEXT_DEPLOYMENT_ID', 'new'));
afterEach(() => vi.unstubAllEnvs());

const ask = async (handler: () => Promise<Response>, release: string | null) => {
  sent = new Headers(release === null ? {} : { 'x-deployment-id': release });
  const answer = await handler();
  return [answer.status, (await answer.json()).error.code];
};

it.each(Object.entries({ GET, POST, PUT, PATCH, DELETE }))(
  '%s tells a page of another release about the newer one, and gives everybody else a 404',
  async (_method, handler) => {
    expect(await ask(handler, 'old')).toEqual([409, 'newer_version']);
    expect(await ask(handler, 'new')).toEqual([404, 'not_found']);
    expect(await ask(handler, null)).toEqual([404, 'not_found']);
  },
);
