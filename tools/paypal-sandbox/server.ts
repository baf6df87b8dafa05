import { setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { handleControl } from './control/control';
import { loadRecords, type PastRecords } from './control/load';
import { handleCall } from './handle-call';
import { errorBody, PayPalError } from './http/errors';
import { type Answer, readCall, sendAnswer } from './http/http-messages';
import { type Account, createState, type SandboxState } from './state';
import { createWebhookSender } from './webhooks/webhook-sender';

/*
 * A stand-in for PayPal on this machine: the REST API, the browser script, and the approval window.
 * It keeps everything in memory and is never reached by the real service.
 */

export type PayPalSandboxOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Address to listen on; 127.0.0.1 unless given. */
  host?: string;
  /** Empty: every pair of a client id and a secret is accepted. */
  accounts: Account[];
  /** Origin for browsers, if not the listening address. */
  publicUrl?: string;
  /** Origin for servers, if not the listening address: the certificate must come from there. */
  apiUrl?: string;
  /** PayPal's "block accidental payments" setting of an account; on by default, as at PayPal. */
  blockDuplicateInvoices?: boolean;
  /** Addresses that receive webhooks from the start; more can be registered over the API. */
  webhooks?: PastRecords['webhooks'];
};

export type PayPalSandbox = {
  /** Origin of the API, without a trailing slash. */
  url: string;
  /** Address of the API for accounts of its sandbox. */
  sandboxUrl: string;
  /** Origin that appears in links. */
  publicUrl: string;
  /** Value for the browser provider's `sdkBaseUrl`. */
  sdkUrl: string;
  /** Loads a database's records of earlier runs. */
  load(records: PastRecords): void;
  stop(): Promise<void>;
};

async function answerFor(state: SandboxState, request: IncomingMessage, signal: AbortSignal) {
  const call = await readCall(request);
  if (!call) return { status: 413, body: errorBody(413) } satisfies Answer;
  if (!call.url.pathname.startsWith('/__control/')) return handleCall(state, call, signal);
  try {
    return await handleControl(state, call);
  } catch (error) {
    if (error instanceof PayPalError) return { status: error.status, body: error.body } satisfies Answer;
    throw error;
  }
}

async function serve(
  state: SandboxState,
  signal: AbortSignal,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const answer = await answerFor(state, request, signal);
    if (answer) sendAnswer(response, answer);
    else request.socket.destroy();
  } catch (error) {
    // The client hung up while sending, or the server is stopping: there is no one to answer.
    if (signal.aborted || request.destroyed) return request.socket.destroy();
    console.error('paypal-sandbox: request failed', { url: request.url, error });
    sendAnswer(response, { status: 500, body: errorBody(500) });
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const message = isTaken
        ? `The PayPal sandbox cannot start: port ${port} on ${host} is already in use.`
        : `The PayPal sandbox cannot listen on ${host}:${port}: ${error.message}`;
      reject(new Error(message, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Starts the sandbox. Rejects with a readable error when the port is in use. */
export async function startPayPalSandbox(options: PayPalSandboxOptions): Promise<PayPalSandbox> {
  const host = options.host ?? '127.0.0.1';
  const state = createState(options.accounts, options.blockDuplicateInvoices ?? true, createWebhookSender);
  loadRecords(state, { webhooks: options.webhooks ?? [] });
  const stopping = new AbortController();
  // One listener for each scripted delay.
  setMaxListeners(0, stopping.signal);
  const server = createServer((request, response) => serve(state, stopping.signal, request, response));
  const port = await listen(server, options.port, host);
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const urlHost = isAnyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const url = `http://${urlHost}:${port}`;
  state.apiUrl = options.apiUrl ?? url;
  state.publicUrl = (options.publicUrl ?? url).replace(/\/+$/, '');
  return {
    url,
    sandboxUrl: `${url}/sandbox`,
    publicUrl: state.publicUrl,
    sdkUrl: `${state.publicUrl}/sdk/js`,
    load: (records) => loadRecords(state, records),
    stop: () =>
      new Promise((resolve) => {
        stopping.abort();
        state.sender.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
