// What the shoppers meet: one server, or several behind the cache of deploy/nginx.
import { join } from 'node:path';
import { type Front, startFront } from '../front/nginx';
import { findPort } from '../stack/ports';
import type { Gate } from './gate';
import { type Server, startServer } from './server';

export type Site = {
  /** Where requests go: to the only server, or to the cache in front. */
  port: number;
  servers: readonly Server[];
  /** `kill -9` of every server. Retries make no sense until `start`. */
  kill: () => Promise<void>;
  /** `kill -9` of one server; while another one runs, retries reach that one. */
  killOne: (server: number) => Promise<void>;
  /** Starts the servers that do not run, optionally with other settings, and opens the gate for waiting retries. */
  start: (changes?: Record<string, string>) => Promise<void>;
  /** Names the servers to the cache in front, which from then on asks no other; open requests go on. */
  sendTo: (servers: readonly number[]) => Promise<void>;
  stop: () => Promise<void>;
};

/** How requests come to the servers: directly to the only one, or through an nginx. */
export type Way = { kind: 'direct' } | { kind: 'front'; nginx: string; servers: number };

export const serverCount = (way: Way): number => (way.kind === 'direct' ? 1 : way.servers);

type SiteOptions = {
  way: Way;
  port: number;
  /** The environment of a server, by its number from 0 on. */
  envOf: (server: number) => Record<string, string>;
  folder: string;
  logFileOf: (server: number) => string;
  gate: Gate;
};

/** Starts the servers one after the other, and what stands in front of them. */
export async function startSite({ way, port, envOf, folder, logFileOf, gate }: SiteOptions): Promise<Site> {
  const servers: Server[] = [];
  const kill = async () => {
    gate.close();
    await Promise.all(servers.map((server) => server.kill()));
  };
  let front: Front | null = null;
  try {
    for (let server = 0; server < serverCount(way); server += 1) {
      const own = way.kind === 'direct' ? port : await findPort(port + 10 * (server + 1));
      servers.push(await startServer({ port: own, env: envOf(server), logFile: logFileOf(server) }));
    }
    if (way.kind === 'front') {
      const options = { nginx: way.nginx, folder: join(folder, 'front'), port };
      front = await startFront({ ...options, servers: servers.map((server) => server.port) });
    }
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    port,
    servers,
    kill,
    async killOne(server) {
      await (servers.length === 1 ? kill() : servers[server]?.kill());
    },
    async start(changes) {
      await Promise.all(servers.map((server) => server.start(changes)));
      gate.open();
    },
    async sendTo(chosen) {
      await front?.sendTo(chosen.flatMap((server) => servers[server]?.port ?? []));
    },
    async stop() {
      await front?.stop();
      await Promise.all(servers.map((server) => server.end()));
    },
  };
}
