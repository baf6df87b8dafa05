import { z } from 'zod';
import { boundedText } from '@/lib/text/bounded-text';

const order_id = z.uuid();

export const planReorderInput = z.object({ order_id });

/** `seen`: the fingerprint of the plan that the shopper has seen. */
export const fillCartInput = z.object({ order_id, seen: boundedText(100) });
