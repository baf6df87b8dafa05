// What the settings send about ways of delivery.
import { z } from 'zod';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { LONGEST_WEIGHT } from '@/lib/text/weight';
import { LONGEST_METHOD_NAME, LONGEST_PICKUP, MOST_BANDS, MOST_PLACES } from './delivery-limits';
import { readDelivery } from './read-delivery';

const LONGEST_NUMBER = 20;
const text = (longest: number) => boundedText(longest, say.failed);
const number = text(LONGEST_NUMBER);

/** `id` and `version` are of the way that was opened; both null for a new one. */
export const deliveryInput = z
  .object({
    id: z.uuid().nullable(),
    version: z.int().min(1).nullable(),
    name: text(withRoom(LONGEST_METHOD_NAME)),
    kind: z.enum(['pieces', 'weight', 'pickup']),
    first: number,
    further: number,
    bands: z.array(z.object({ upTo: text(withRoom(LONGEST_WEIGHT)), price: number })).max(MOST_BANDS),
    freeFrom: number,
    minDays: number,
    maxDays: number,
    pickupAddress: text(withRoom(LONGEST_PICKUP)),
    pickupTimes: text(withRoom(LONGEST_PICKUP)),
    places: z
      .array(z.object({ country: text(2), states: z.array(text(120)).max(120).nullable() }))
      .max(MOST_PLACES),
  })
  .transform(({ id, version, ...typed }, context) => {
    const read = readDelivery(typed);
    if (read.ok) {
      return { opened: id === null || version === null ? null : { id, version }, fields: read.value };
    }
    for (const [field, message] of Object.entries(read.error)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
    return z.NEVER;
  });

export const deliveryIdInput = z.object({ id: z.uuid() });
export const moveDeliveryInput = z.object({ id: z.uuid(), direction: z.enum(['up', 'down']) });
