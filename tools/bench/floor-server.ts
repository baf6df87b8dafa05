// The floor's own process: sends one answer to every request. The answer comes from the parent process; the floor
// ends with it.
import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';

const orders = z.object({
  status: z.int(),
  headers: z.array(z.string()),
  body: z.base64(),
  readsBody: z.boolean(),
});

process.once('disconnect', () => process.exit());

process.once('message', (message) => {
  const { status, headers, readsBody, ...rest } = orders.parse(message);
  const body = Buffer.from(rest.body, 'base64');
  const answer = (response: ServerResponse) => response.writeHead(status, headers).end(body);

  const server = createServer((request, response) => {
    if (!readsBody) {
      answer(response);
      return;
    }
    request.on('data', () => {});
    request.once('end', () => answer(response));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
