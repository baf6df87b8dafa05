import { countEvent, mayCount } from '@/lib/analytics/count';
import { shopEventInput } from '@/lib/analytics/shop-event';
import { apiAnswer } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { visitsSentences } from '@/lib/messages/en/admin/store/visits';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { countCall } from '@/lib/wire/visits';

type Answer = AnswerTo<typeof countCall>;

const nothing = () => apiAnswer({} satisfies Answer);

/** Counts what a page tells. Crawlers and whoever tells too much get the same answer, and count nowhere. */
export const POST = tenantHandler({
  schema: shopEventInput satisfies TakenBy<typeof countCall>,
  failureMessage: visitsSentences.notCounted,
  admit: async ({ request }) => (mayCount(request.headers) ? null : nothing()),
  handle: async ({ tenant, body, request }) => {
    countEvent(tenant, request.headers, body);
    return nothing();
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
