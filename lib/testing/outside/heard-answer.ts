import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response that a browser gets if Next answers with `answer`, after `explain` was given the response first. */
export async function heardAnswer(explain: (response: ServerResponse) => void, answer: RequestListener) {
  const server = createServer((request, response) => {
    explain(response);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return { status: response.status, headers: response.headers, body: await response.text() };
  } finally {
    server.close();
  }
}
