import { createHash } from 'node:crypto';
import { z } from 'zod';
import { adminHandler } from '@/lib/entry/admin-handler';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { listTicks } from '@/lib/production/making/made-pieces.queries';
import { ORDERS_ON_A_PAGE } from '@/lib/production/production.queries';
import type { readTicksCall } from '@/lib/wire/admin';
import type { AnswerTo } from '@/lib/wire/contract';

const orderIds = z.array(z.uuid().transform(asOrderId)).max(ORDERS_ON_A_PAGE).catch([]);

/**
 * The ticked rows of the orders in `?orders=`, at most a page of them. Pages ask every few seconds, so an unchanged
 * answer is not sent again.
 */
export const GET = adminHandler(
  { may: 'production.view', failureMessage: messages.production.othersUnknown },
  async ({ tenant }, request) => {
    const parameter = new URL(request.url).searchParams.get('orders') ?? '';
    const ids = orderIds.parse(parameter.split(','));
    const body = JSON.stringify({ ticks: await listTicks(tenant.id, ids) } satisfies AnswerTo<
      typeof readTicksCall
    >);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
  },
);
