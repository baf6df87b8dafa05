import { z } from 'zod';

/** The most products that a browser remembers, and asks for. */
export const MOST_VIEWED = 8;

/** The products that a browser has shown lately. */
export const viewedInput = z.object({ product_ids: z.array(z.uuid()).max(MOST_VIEWED) });
