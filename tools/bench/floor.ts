// The floor of a measurement: the most that Node itself can do with the same answer on this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { stopProcess } from '../stack/processes';
import { SetupError } from '../stack/report';
import { type Answer, type Call, fetchAnswer, headerPairs } from './answer';

export type Floor = { port: number; stop: () => Promise<void> };

const PATIENCE = 20_000;
const started = z.tuple([z.object({ port: z.int().positive() })]).rest(z.unknown());

// A server writes these three itself: the floor, the product, and nginx in front of it.
const WRITTEN_BY_EACH = new Set(['date', 'connection', 'keep-alive']);

/**
 * Starts a bare `node:http` server in a process of its own that answers every request with the bytes of `answer`;
 * it first reads the request's body if `call` has one. Throws a `SetupError` if it sends anything else.
 */
export async function startFloor(call: Call, answer: Answer): Promise<Floor> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'floor-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => stopProcess(child);
  try {
    const message = once(child, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    child.send({
      status: answer.status,
      headers: headerPairs(answer, (name) => !WRITTEN_BY_EACH.has(name)).flat(),
      body: answer.body.toString('base64'),
      readsBody: call.body !== undefined,
    });
    const [{ port }] = started.parse(await message);
    if (fingerprint(await fetchAnswer(port, call)) !== fingerprint(answer)) {
      throw new SetupError(`The floor for ${call.path} does not send what the product sends.`);
    }
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The whole answer except the headers that each server writes itself. */
function fingerprint(answer: Answer): string {
  const headers = headerPairs(answer, (name) => !WRITTEN_BY_EACH.has(name));
  return JSON.stringify([answer.status, headers.sort(), answer.body.toString('base64')]);
}
