// The orders to print, from the address of the printing pages.

import { z } from 'zod';
import { asOrderId, type OrderId } from '@/lib/ids';
import { boundedText } from '@/lib/text/bounded-text';

/** As many as a page of the production view has. */
export const MOST_CHOSEN = 25;

const UUID_LENGTH = 36;

const chosen = boundedText(MOST_CHOSEN * (UUID_LENGTH + 1))
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid().transform(asOrderId)).min(1).max(MOST_CHOSEN));

/** The ids of `?orders=`, each once; empty for an invalid parameter. */
export function readChosenOrders(parameter: unknown): OrderId[] {
  const read = chosen.safeParse(parameter);
  return read.success ? [...new Set(read.data)] : [];
}
