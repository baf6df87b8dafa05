import autocannon from 'autocannon';
import { SetupError } from '../stack/report';
import type { Call } from './answer';
import { percentile } from './statistics';

export const CONNECTIONS = 10;

export type Round = {
  requestsPerSecond: number;
  /** Latencies in milliseconds. */
  p50: number;
  p99: number;
};

export type RoundOptions = {
  port: number;
  call: Call;
  expectedStatus: number;
  /** How many requests to send. A number and not a duration: a duration would cut off calls in flight. */
  amount: number;
  signal: AbortSignal;
};

/**
 * Sends `amount` requests over ten connections, each as soon as the one before is answered. Rejects with a
 * `SetupError` if the signal aborts, or if one does not get the expected status.
 */
export function runRound({ port, call, expectedStatus, amount, signal }: RoundOptions): Promise<Round> {
  const { freshHeaders } = call;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new SetupError('Stopped.'));
      return;
    }
    const latencies: number[] = [];
    let lastAnswerAt = 0;
    const startedAt = performance.now();
    const instance = autocannon(
      {
        url: `http://127.0.0.1:${port}${call.path}`,
        method: call.method,
        headers: call.headers,
        body: call.body,
        connections: CONNECTIONS,
        amount,
        bailout: 1,
        // Polling interval for the end, in milliseconds.
        sampleInt: 100,
        ...(freshHeaders && {
          requests: [
            {
              setupRequest: (request: autocannon.Request) => ({
                ...request,
                headers: { ...request.headers, ...freshHeaders() },
              }),
            },
          ],
        }),
      },
      (error: unknown, result) => {
        signal.removeEventListener('abort', instance.stop);
        const problem = signal.aborted ? 'Stopped.' : findProblem(result, { call, expectedStatus, amount });
        if (error || problem) {
          reject(problem ? new SetupError(problem) : error);
          return;
        }
        resolve({
          requestsPerSecond: (amount * 1_000) / (lastAnswerAt - startedAt),
          p50: percentile(latencies, 0.5),
          p99: percentile(latencies, 0.99),
        });
      },
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      lastAnswerAt = performance.now();
    });
    signal.addEventListener('abort', instance.stop);
  });
}

type Expected = Pick<RoundOptions, 'call' | 'expectedStatus' | 'amount'>;

function findProblem(
  result: autocannon.Result | undefined,
  { call, expectedStatus, amount }: Expected,
): string | null {
  const statuses = Object.entries(result?.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => [Number(status), count] as const,
  );
  const expected = statuses.find(([status]) => status === expectedStatus)?.[1] ?? 0;
  if (result?.errors === 0 && expected === amount) {
    return null;
  }
  const others = statuses.filter(([status]) => status !== expectedStatus);
  const seen = others.map(([status, count]) => `${count} times ${status}`).join(', ') || 'no other status';
  return (
    `${call.method} ${call.path} was to answer ${amount} times ${expectedStatus}; it did so ${expected} times` +
    ` (${seen}, ${result?.errors ?? 0} failed connections).`
  );
}
