// One shop on fifty connections, and what another shop's visitors notice of it.
import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile } from '../../statistics';
import { fetchPage, pageOf, type ScaleServer, timeOfPage } from '../scale-server';
import { NOISY_SHOP } from './noise';
import { type Noise, startNoise } from './start-noise';

/** The most times that the quiet shop's slowest hundredth may take longer beside the noisy shop. */
export const MOST_NOISE = 2;

export type NoiseFigures = {
  name: string;
  /** Milliseconds of the quiet shop's visitor, alone and beside the noisy shop. */
  quiet: { p50: number; p99: number };
  noisy: { p50: number; p99: number };
  /** What the noisy shop itself gets, alone on the server and while the quiet one is visited. */
  noisePerSecond: number;
};

const QUIET_SHOP = 2;

/** What the quiet shop's visitor asks for. */
const PAGES = [
  ['A page from the cache', '/'],
  ['A search', '/search?q=speckled'],
] as const;

const ROUNDS = 5;
/** Milliseconds until the noisy shop's requests are as many as they get. */
const START = 1_500;
/** Milliseconds of one part of a round at most: beside a noisy shop a request may take seconds. */
const LONGEST = 15_000;
/** Milliseconds between two requests of the quiet shop's visitor. */
const BETWEEN = 20;

type Options = { server: ScaleServer; requests: number; signal: AbortSignal };

/** Visits the quiet shop, one request at a time: alternately alone and beside the noisy shop. */
export async function compareNoise(options: Options): Promise<NoiseFigures[]> {
  const noise = await startNoise(options.server.port);
  try {
    return await compareWith(noise, options);
  } finally {
    await noise.stop();
  }
}

async function compareWith(noise: Noise, { server, requests, signal }: Options): Promise<NoiseFigures[]> {
  const figures: NoiseFigures[] = [];
  // A server knows a shop once it has shown a page of it: nobody is made to wait for hosts that strangers invent.
  for (const shop of [NOISY_SHOP, QUIET_SHOP]) {
    await fetchPage(server.port, pageOf(shop, '/'));
  }
  for (const [name, path] of PAGES) {
    const call = pageOf(QUIET_SHOP, path);
    const visit = async (count: number) => {
      const times: number[] = [];
      const end = performance.now() + LONGEST;
      while (times.length < count && performance.now() < end) {
        signal.throwIfAborted();
        times.push(await timeOfPage(server.port, call));
        await pause(BETWEEN);
      }
      return times;
    };
    await visit(20);
    const [quiet, noisy, speeds]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await visit(Math.ceil(requests / ROUNDS))));
      noise.begin();
      await pause(START);
      noisy.push(...(await visit(Math.ceil(requests / ROUNDS))));
      speeds.push(await noise.end());
    }
    figures.push({
      name,
      quiet: { p50: median(quiet), p99: percentile(quiet, 0.99) },
      noisy: { p50: median(noisy), p99: percentile(noisy, 0.99) },
      noisePerSecond: median(speeds),
    });
  }
  return figures;
}
