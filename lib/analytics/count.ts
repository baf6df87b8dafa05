// Counts what happens in shops: admits an event, keeps it in memory, and writes each few seconds. Never fails, and never
// lets a request wait. If a process or the database dies, the counts of those seconds are lost.
import 'server-only';
import { isbot } from 'isbot';
import { after } from 'next/server';
import { sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { env } from '@/lib/env';
import { readCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { memoryLimit } from '@/lib/limits/memory-limit';
import { requestNetwork } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { doAtEnd } from '@/lib/process-end.mjs';
import type { Tenant } from '@/lib/tenants/tenant';
import { asksForPrivacy, NOT_RECORDED, visitSource } from '@/lib/text/visit-source';
import { type CountedKind, countBuffer } from './count-buffer';
import { countedWords } from './counted-words';
import { addCounts } from './counts.commands';
import type { ShopEvent } from './shop-event';

const WINDOW = 15 * 60;
const PAUSE = 5_000;

/** Of one network, in all shops. In memory: a row in the table of limits would cost more than the count itself. */
const events = memoryLimit({ points: 600, seconds: WINDOW, mostKeys: 20_000 });
const searches = memoryLimit({ points: 20, seconds: WINDOW, mostKeys: 20_000 });

const buffer = countBuffer({ mostOfShop: 300, most: 20_000 });
let isDue = false;

type Asked = Pick<Headers, 'get'>;

/** No known crawler, and nobody who is signed in to the admin area: an owner looks at the store more often than anyone. */
const isVisitor = (headers: Asked): boolean =>
  !isbot(headers.get('user-agent')) && readCookie(headers, sessionCookie().name) === undefined;

/** Whether events of a request may count: of a visitor, and not too many of one network. */
export const mayCount = (headers: Asked): boolean =>
  isVisitor(headers) && events.take(requestNetwork(headers));

/** Whether a shop's visits count at all: not those of its own people, before it opens or through a preview link. */
const isCounted = ({ kind, state, isPreview }: Tenant): boolean =>
  kind === 'shop' && !isPreview && (state === 'live' || state === 'paused');

/** Counts what a page told. `mayCount` has admitted the request. */
export function countEvent(tenant: Tenant, headers: Asked, { kind, ...event }: ShopEvent): void {
  const source = asksForPrivacy(headers) ? NOT_RECORDED : visitSource(event.source ?? '');
  const subject = kind === 'visit' ? source : (event.product_id ?? '');
  // Back from paying: nobody has come from there.
  if (source !== 'paypal.com') {
    keep(tenant, kind, subject);
  }
}

/** Counts a search that found nothing, by its words. A browser that asks for privacy is not listened to. */
export function countEmptySearch(tenant: Tenant, headers: Asked, text: string): void {
  const words = countedWords(text);
  const isAhead = headers.get('next-router-prefetch') !== null || headers.get('sec-purpose') !== null;
  const isKept = words !== null && !isAhead && !asksForPrivacy(headers);
  if (isKept && isVisitor(headers) && searches.take(requestNetwork(headers))) {
    keep(tenant, 'search', words);
  }
}

function keep(tenant: Tenant, kind: CountedKind, subject: string): void {
  if (!isCounted(tenant)) {
    return;
  }
  buffer.add(tenant.id, kind, subject);
  if (env().VERCEL !== undefined) {
    // Timers do not run between requests there.
    after(writeCounts);
  } else {
    writeSoon();
  }
}

function writeSoon(): void {
  if (isDue || buffer.isEmpty()) {
    return;
  }
  isDue = true;
  setTimeout(async () => {
    await writeCounts();
    isDue = false;
    // Not by a timer of its own each time: while the database is slow, no second write begins.
    writeSoon();
  }, PAUSE).unref();
}

/** Writes what is in memory, shop by shop. Never rejects. */
export async function writeCounts(): Promise<void> {
  for (const [tenantId, counts] of buffer.take()) {
    await addCounts(tenantId, counts).catch((error: unknown) => sayLost(tenantId, counts.length, error));
  }
}

const sayLost = (tenantId: TenantId, lost: number, error: unknown): void =>
  logger().warn({ event: 'visits.not_counted', tenantId, lost, error }, 'counts of a few seconds are lost');

doAtEnd(writeCounts);
