import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rawRequest } from './raw-request';
import { callAction, outcomeOf } from './server-actions';
import { cookieHeader, signInOverApi } from './sign-in';

type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let handle: Handle;
let port: number;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  handle(request, response, Buffer.concat(chunks).toString());
});

beforeEach(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        port = typeof address === 'object' && address !== null ? address.port : 0;
        resolve();
      });
    }),
);
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const owner = { email: 'owner@mugs.test', password: 'the password' };

it('sends any Host header, and follows no redirect', async () => {
  handle = (request, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(`${request.headers.host} ${request.url}`);
  expect(await rawRequest({ port, host: 'mugs.localhost', path: '/x' })).toMatchObject({
    status: 307,
    headers: { location: '/elsewhere' },
    body: 'mugs.localhost /x',
  });
});

it('rejects where only part of an answer comes', async () => {
  handle = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('part');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(rawRequest({ port, host: 'mugs.localhost' })).rejects.toThrow();
});

it('calls an action by its id with its one argument, and reads its result', async () => {
  handle = (request, response, body) =>
    response.end(`0:{}\n1:{"ok":false,"error":{"code":"${request.headers['next-action']}"}}\n${body}`);
  const answer = await callAction({
    port,
    host: 'mugs.localhost',
    path: '/admin',
    id: 'refused',
    input: { id: 7 },
    headers: {},
  });
  expect(answer.body).toContain('[{"id":7}]');
  expect(outcomeOf(answer)).toBe('refused');
  expect(outcomeOf({ ...answer, body: '1:{"ok":true}' })).toBe('ok');
  expect(outcomeOf({ ...answer, status: 500, body: '' })).toBe('HTTP 500');
});

it('signs in with the CSRF token, and keeps the newest of each cookie', async () => {
  handle = (request, response, body) => {
    if (request.url === '/api/auth/csrf') {
      response.setHeader('set-cookie', ['csrf=a%7Cb; Path=/; HttpOnly', 'url=first; Path=/']);
      response.end('{"csrfToken":"a"}');
      return;
    }
    const isRight =
      request.headers.cookie === 'csrf=a%7Cb; url=first' &&
      request.headers.origin === 'http://mugs.localhost' &&
      body === 'csrfToken=a&email=owner%40mugs.test&password=the+password&json=true';
    response.setHeader('set-cookie', ['url=second', ...(isRight ? ['session-token=secret; HttpOnly'] : [])]);
    response.end('{}');
  };
  const cookies = await signInOverApi({ port, host: 'mugs.localhost' }, owner);
  expect(cookieHeader(cookies)).toBe('csrf=a%7Cb; url=second; session-token=secret');
  await expect(
    signInOverApi({ port, host: 'mugs.localhost' }, { ...owner, password: 'another' }),
  ).rejects.toThrow('could not sign in');
});
