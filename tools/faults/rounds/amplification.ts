// Small requests that name large files: the bytes that they store, and the requests that they delay.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { wait } from '../../../lib/wait';
import { type RawAnswer, rawRequest } from '../../requests/raw-request';
import type { Fault } from '../fault';
import type { Shopper } from '../record';
import { placeOnce } from '../shop-requests';
import { buy, newShopper } from '../shopper';
import { newTeam, teamShopper } from '../team';
import type { World } from '../world';
import { restart } from './restart';

const ORDERS = 20;
/** The most bytes that an order of a few hundred bytes may store. Copies of its files would be a million. */
const MOST_BYTES = 60_000;
/** The most that a wait beside large orders may be, as a multiple of a wait beside small ones. */
const MOST_DELAY = 5;

async function databaseBytes(world: World): Promise<number> {
  const [row] = await world.sql<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(c.oid))::float8 AS bytes FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
  );
  return row?.bytes ?? 0;
}

const storedBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Places all of them at once, and one more beside them; returns how long that one took. */
async function placeBeside(world: World, many: readonly Shopper[], one: Shopper): Promise<number> {
  const answers = many.map((shopper) => placeOnce(world, shopper));
  const placed = await placeOnce(world, one);
  expectPlaced(world, [placed, ...(await Promise.all(answers))]);
  return placed.milliseconds;
}

/** An overloaded server may refuse, but only with 429 or 503. */
function expectPlaced(world: World, answers: readonly RawAnswer[]): void {
  for (const { status, body } of answers) {
    if (status !== 201 && status !== 429 && status !== 503) {
      world.record.complain('amplification', `an order was answered ${status}: ${body.slice(0, 200)}`);
    }
  }
}

async function orderAgainAndAgain(world: World): Promise<void> {
  const shop = world.shopAt(0);
  const team = await newTeam(world, shop);
  const small = Array.from({ length: ORDERS }, () => newShopper(world, shop));
  const usual = await placeBeside(world, small, newShopper(world, shop));
  const before = { database: await databaseBytes(world), storage: storedBytes(world.storage) };
  const large = Array.from({ length: ORDERS }, () => teamShopper(world, team));
  const delayed = await placeBeside(world, large, newShopper(world, shop));
  if (delayed > usual * MOST_DELAY) {
    world.record.complain(
      'amplification',
      `somebody waited ${Math.round(delayed)} ms beside large orders, and ${Math.round(usual)} ms beside small ones`,
    );
  }
  const left = {
    database: (await databaseBytes(world)) - before.database,
    storage: storedBytes(world.storage) - before.storage,
  };
  for (const [where, bytes] of Object.entries(left)) {
    if (bytes / ORDERS > MOST_BYTES) {
      world.record.complain(
        'amplification',
        `each order left ${Math.round(bytes / ORDERS)} bytes in the ${where}`,
      );
    }
  }
}

const kept = z.object({ files: z.int(), copied: z.int(), rosters: z.int() });

/** Counts a paid order's own copies of files and rosters. */
async function ownFiles(world: World, orderId: string) {
  const [row] = await world.sql(
    `SELECT (SELECT count(*)::int FROM order_files WHERE order_id = $1) AS files,
       (SELECT count(*)::int FROM order_files WHERE order_id = $1 AND stored_at IS NOT NULL) AS copied,
       (SELECT count(*)::int FROM order_items WHERE order_id = $1 AND jsonb_array_length(roster_data) > 0) AS rosters`,
    [orderId],
  );
  return kept.parse(row);
}

async function sweep(world: World): Promise<void> {
  const { port } = world.site;
  const headers = { authorization: `Bearer ${world.cronSecret}` };
  const { status, body } = await rawRequest({ port, host: 'localhost', path: '/api/cron/sweep', headers });
  if (status !== 200) {
    throw new Error(`The sweep was answered ${status}: ${body.slice(0, 200)}`);
  }
}

/** Kills the server right after its answer that the order is paid; the order still gets its own files. */
async function dieBeforeFilesAreCopied(world: World): Promise<void> {
  const shopper = teamShopper(world, await newTeam(world, world.shopAt(1)));
  const word = await buy(world, shopper);
  await restart(world);
  const orderId = shopper.attempt.order?.id ?? '';
  const { rosters } = await ownFiles(world, orderId);
  if (word !== 'COMPLETED' || rosters !== 2) {
    world.record.complain(
      'promises',
      `${shopper.attempt.key} was paid (${word}) with ${rosters} of 2 rosters`,
    );
  }
  await world.sql(`UPDATE order_files SET created_at = created_at - interval '1 hour' WHERE order_id = $1`, [
    orderId,
  ]);
  for (let tries = 0; tries < 20; tries += 1) {
    await sweep(world);
    const { files, copied } = await ownFiles(world, orderId);
    if (files === 2 && copied === 2) {
      return;
    }
    await wait(200);
  }
  world.record.complain('promises', `the files of ${shopper.attempt.key} were never copied`);
}

export const amplificationRounds: Fault[] = [
  { name: 'large-files-ordered-again-and-again', weight: 1, play: orderAgainAndAgain },
  { name: 'killed-before-files-are-copied', weight: 1, play: dieBeforeFilesAreCopied },
];
