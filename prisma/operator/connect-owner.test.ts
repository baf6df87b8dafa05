import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { connectOwner } from './connect-owner';

const sentence = /^MIGRATION_DATABASE_URL: no connection to \S+ \(\S[^\n]*\)\. Check the host[^\n]*\.$/;

it.each(['127.0.0.1:1', 'localhost:1', 'nobody.invalid:5432'])(
  'says in a sentence that nothing answers at %s, without the password',
  async (host) => {
    const failure = await connectOwner(`postgresql://owner:hidden@${host}/shop`).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'OperatorError', message: expect.stringMatching(sentence) });
    expect(String(failure)).toContain(`${host}/shop`);
    expect(String(failure)).not.toContain('hidden');
  },
);

it('says the same where something other than Postgres answers', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  const failure = await connectOwner(`postgresql://owner:hidden@127.0.0.1:${port}/shop`).catch(
    (error: unknown) => error,
  );
  server.close();
  expect(failure).toMatchObject({ name: 'OperatorError', message: expect.stringMatching(sentence) });
});
