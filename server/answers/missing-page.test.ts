import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { heardAnswer } from '../../lib/testing/outside/heard-answer';
import { explainMissingPage } from './missing-page.mjs';

const EMPTY =
  '<!DOCTYPE html><html data-dpl-id="1" id="__next_error__"><head></head><body><script>draw()</script></body></html>';

const ask = (answer: RequestListener) => heardAnswer(explainMissingPage, answer);

const answering =
  (
    status: number,
    type: string,
    write: (response: Parameters<RequestListener>[1]) => void,
  ): RequestListener =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    write(response);
  };

const HTML = 'text/html; charset=utf-8';

it.each<[string, (response: Parameters<RequestListener>[1]) => void]>([
  ['in one piece', (response) => response.end(EMPTY)],
  [
    'in pieces, compressed',
    (response) => {
      const bytes = gzipSync(EMPTY);
      response.setHeader('Content-Encoding', 'gzip');
      response.flushHeaders();
      response.write(bytes.subarray(0, 20), () => response.end(bytes.subarray(20)));
    },
  ],
])('a missing page has text without a script, and still its script: %s', async (_how, write) => {
  const { status, body } = await ask(answering(404, HTML, write));
  expect(status).toBe(404);
  expect(body).toContain('<html lang="en"');
  expect(body).toMatch(/<noscript>.*Page not found.*Go to the shop.*<\/noscript><\/body>/s);
  expect(body).toContain('<script>draw()</script>');
});

it('leaves other responses unchanged', async () => {
  const page = '<!DOCTYPE html><html lang="en"><body>here</body></html>';
  const whole = (response: Parameters<RequestListener>[1]) => response.end(page);
  expect(await ask(answering(404, HTML, whole))).toMatchObject({ status: 404, body: page });
  expect((await ask(answering(200, HTML, (response) => response.end(EMPTY)))).body).toBe(EMPTY);
  expect((await ask(answering(404, 'application/json', (response) => response.end(EMPTY)))).body).toBe(EMPTY);
  const broken = answering(404, HTML, (response) => {
    response.setHeader('Content-Encoding', 'gzip');
    response.end('no gzip');
  });
  await expect(ask(broken)).rejects.toThrow();
});
