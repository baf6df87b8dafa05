// The program that asks, as fast as it is answered.
import autocannon from 'autocannon';
import { run } from '../../stack/processes';
import { SetupError } from '../../stack/report';
import type { Call } from '../answer';

export type Load = { port: number; call: Call; connections: number; seconds: number };

/** A generator of load, with what is to be known of its figures. */
export type Generator = {
  name: string;
  /** Requests answered per second. Rejects with a `SetupError` if any is not answered with 2xx. */
  rate: (load: Load) => Promise<number>;
};

const urlOf = ({ port, call }: Load): string => `http://127.0.0.1:${port}${call.path}`;

const wrk: Generator = {
  name: 'wrk, one thread',
  async rate(load) {
    const { host = '', ...others } = load.call.headers;
    // wrk sends its own Host beside one in small letters.
    const headers = Object.entries({ Host: host, ...others }).flatMap(([name, value]) => [
      '-H',
      `${name}: ${value}`,
    ]);
    const args = [
      '-t1',
      '--timeout',
      '30s',
      `-c${load.connections}`,
      `-d${load.seconds}s`,
      ...headers,
      urlOf(load),
    ];
    const { code, output } = await run('wrk', args);
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
    if (code !== 0 || !Number.isFinite(rate) || /Non-2xx|Socket errors/.test(output)) {
      throw new SetupError(`wrk says of ${urlOf(load)}:\n${output}`);
    }
    return rate;
  },
};

const cannon: Generator = {
  name: 'autocannon, which takes a core for itself and is the limit of what is faster than itself: install wrk',
  async rate(load) {
    const result = await autocannon({
      url: urlOf(load),
      headers: load.call.headers,
      connections: load.connections,
      duration: load.seconds,
    });
    if (result.errors > 0 || result.non2xx > 0) {
      throw new SetupError(
        `${urlOf(load)} failed: ${result.errors} errors, ${result.non2xx} answers without 2xx.`,
      );
    }
    return result.requests.total / result.duration;
  },
};

/** wrk if it is installed, which needs less of the machine; else autocannon. */
export async function findGenerator(): Promise<Generator> {
  // Without arguments it explains itself, and fails.
  const isThere = await run('wrk', ['-v']).then(
    () => true,
    () => false,
  );
  return isThere ? wrk : cannon;
}
