// After each round: the faults end, the workers get their runs, and everything is compared.
import { rawRequest } from '../requests/raw-request';
import { findViolations } from './checks/check';
import { until } from './gate';
import { takeSnapshot } from './snapshot';
import type { Violation } from './violation';
import type { World } from './world';

/** How many runs the workers get before a remaining difference is a violation. */
const RUNS = 8;
const CALM_LOOKS = 5;

/** Waits until nothing is under way between the server and its services. */
async function calm(world: World): Promise<void> {
  let looks = 0;
  const isCalm = await until(() => {
    looks = world.postgresDoor.busy() + world.mailDoor.busy() === 0 ? looks + 1 : 0;
    return looks >= CALM_LOOKS;
  }, 20_000);
  if (!isCalm) {
    world.record.complain(
      'recovery',
      `${world.postgresDoor.busy()} transactions and ${world.mailDoor.busy()} mails do not end`,
    );
  }
}

/** Moves due times, so that background work need not wait hours for its retries. Nothing may be under way. */
async function passTime(world: World): Promise<void> {
  await world.sql(`
    WITH payments AS (UPDATE payments SET next_check_at = now() WHERE next_check_at > now()),
      refunds AS (UPDATE refunds SET next_check_at = now() WHERE next_check_at > now()),
      events AS (UPDATE webhook_events SET next_attempt_at = now() WHERE next_attempt_at > now())
    UPDATE outbox_mails SET next_attempt_at = now() WHERE next_attempt_at > now()`);
}

/** Starts a background worker's run as a scheduler would, and waits for its end. */
async function runCron(world: World, name: string): Promise<number> {
  const { status } = await rawRequest({
    port: world.site.port,
    host: 'localhost',
    path: `/api/cron/${name}`,
    headers: { authorization: `Bearer ${world.cronSecret}` },
  });
  return status;
}

/** Requests each shop's pages as a visitor would, and looks for words of the other shop. */
async function visitShops({ site, shops, record }: World): Promise<void> {
  for (const { slug, host, products } of shops) {
    for (const path of ['/', `/product/${products[0]?.id}`]) {
      const { status, body } = await rawRequest({ port: site.port, host, path });
      record.pages.push({ slug, path, body });
      if (status !== 200) {
        record.complain('recovery', `${path} of ${slug} is answered ${status}`);
      }
    }
  }
}

/** Ends the round: returns the violations that remain after the workers' runs. */
export async function settle(world: World): Promise<Violation[]> {
  await world.payPal.mend();
  await world.payPal.control('DELETE', 'webhooks');
  await visitShops(world);
  let violations: Violation[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await calm(world);
    await passTime(world);
    const statuses = [await runCron(world, 'reconcile'), await runCron(world, 'mails')];
    await calm(world);
    violations = findViolations(await takeSnapshot(world));
    if (statuses.some((status) => status !== 200)) {
      violations.push({
        statement: 'recovery',
        text: `the workers' runs were answered ${statuses.join(' and ')}`,
      });
    }
    // The remaining violations are the round's own complaints: another run of the workers changes nothing.
    if (violations.length === world.record.complaints.length) {
      break;
    }
  }
  world.record.complaints.length = 0;
  world.record.outages.length = 0;
  world.record.pages.length = 0;
  return violations;
}

/** Deletes all purchases from database, ledger and mailbox, so that a long run does not get slower. */
export async function beginAfresh(world: World): Promise<void> {
  await calm(world);
  await world.sql('DELETE FROM orders');
  await world.sql(`DELETE FROM products WHERE stock_kind <> 'uncounted'`);
  await world.sql('DELETE FROM webhook_events');
  await world.sql('DELETE FROM order_counters');
  await world.payPal.reset();
  await world.inbox.empty();
  world.record.clear();
}
