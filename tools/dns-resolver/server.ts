// A stand-in for the DNS of the world on this machine: it answers by UDP and TCP what its zone says. The zone is a text
// that a page shows and changes.
import { createSocket } from 'node:dgram';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, type Packet, streamEncode } from 'dns-packet';
import { readText, send } from '../stand-in-http';
import { askZone, readZone, writeZone, type ZoneRecord } from './zone';
import { zonePage } from './zone-page';

export type DnsResolver = {
  /** Value for DNS_RESOLVER. */
  address: string;
  /** The page with the zone. PUT the text of a zone to `/zone`. */
  webUrl: string;
  /** Replaces the zone. */
  load: (records: readonly ZoneRecord[]) => void;
  stop: () => Promise<void>;
};

const LONGEST_ZONE = 65_536;
/** Names below it are answered with "server failure". */
const FAILING = 'fails.test';
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

type State = { records: ZoneRecord[] };

function toAnswer({ name, type, value }: ZoneRecord): Answer {
  return type === 'TXT' ? { name, type, ttl: 0, data: [value] } : { name, type, ttl: 0, data: value };
}

function reply(query: Packet, { records }: State): Packet {
  const [question] = query.questions ?? [];
  const base: Packet = {
    type: 'response',
    id: query.id ?? 0,
    flags: AUTHORITATIVE_ANSWER,
    questions: question ? [question] : [],
  };
  if (question === undefined || `.${question.name.toLowerCase()}`.endsWith(`.${FAILING}`)) {
    return { ...base, flags: AUTHORITATIVE_ANSWER | SERVER_FAILURE };
  }
  const { answers, exists } = askZone(records, question.name, question.type);
  return answers.length === 0 && !exists
    ? { ...base, flags: AUTHORITATIVE_ANSWER | NO_SUCH_NAME }
    : { ...base, answers: answers.map(toAnswer) };
}

/** What is no question gets no answer. */
function decoded(bytes: Buffer): Packet | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

/** Starts the stand-in: DNS on one port by UDP and TCP, its page on another; 0 picks free ones. */
export async function startDnsResolver(ports: { dns: number; web: number }): Promise<DnsResolver> {
  const state: State = { records: [] };
  const udp = createSocket('udp4');
  udp.on('message', (bytes, from) => {
    const query = decoded(bytes);
    if (query !== null) {
      udp.send(encode(reply(query, state)), from.port, from.address);
    }
  });
  const tcp = createTcpServer((socket) => {
    let kept = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      kept = Buffer.concat([kept, bytes]);
      while (kept.length >= 2 && kept.length >= 2 + kept.readUInt16BE(0)) {
        const length = kept.readUInt16BE(0);
        const query = decoded(kept.subarray(2, 2 + length));
        kept = kept.subarray(2 + length);
        if (query !== null) {
          socket.write(streamEncode(reply(query, state)));
        }
      }
    });
  });
  const web = createHttpServer((request, response) => {
    answer(request, response, state).catch(() => response.destroy());
  });
  // TCP chooses the number for both: among UDP's few it is free, while a number that UDP chooses may be some connection's.
  const port = await listening(tcp, ports.dns);
  await new Promise<void>((resolve, reject) => {
    udp.once('error', reject);
    udp.bind(port, '127.0.0.1', resolve);
  });
  const webPort = await listening(web, ports.web);
  return {
    address: `127.0.0.1:${port}`,
    webUrl: `http://localhost:${webPort}`,
    load: (records) => {
      state.records = [...records];
    },
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => udp.close(() => resolve())),
        new Promise<void>((resolve) => tcp.close(() => resolve())),
        new Promise<void>((resolve) => web.close(() => resolve())),
      ]);
    },
  };
}

/** Resolves with the port, which the system chooses for 0. */
const listening = (server: ReturnType<typeof createTcpServer>, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const path = (request.url ?? '/').split('?')[0];
  if (request.method === 'GET' && path === '/zone') {
    return send(response, 200, 'text/plain; charset=utf-8', writeZone(state.records));
  }
  if (request.method === 'PUT' && path === '/zone') {
    const records = readZone((await readText(request, LONGEST_ZONE)) ?? '');
    if (records === null) {
      return send(response, 400, 'text/plain', 'A line is NAME TYPE VALUE');
    }
    state.records = records;
    return send(response, 200, 'text/plain', 'Saved');
  }
  if (request.method === 'POST' && path === '/') {
    const form = new URLSearchParams((await readText(request, LONGEST_ZONE)) ?? '');
    const text = form.get('zone') ?? '';
    const records = readZone(text);
    state.records = records ?? state.records;
    return send(
      response,
      records === null ? 400 : 200,
      'text/html; charset=utf-8',
      zonePage(text, records === null ? 'wrong' : 'saved'),
    );
  }
  if (request.method === 'GET' && path === '/') {
    return send(response, 200, 'text/html; charset=utf-8', zonePage(writeZone(state.records), null));
  }
  return send(response, 404, 'text/plain', 'Not found');
}
