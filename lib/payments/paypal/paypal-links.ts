// PayPal's ids, and the links by which its resources name what they belong to.
import { z } from 'zod';

const PAYPAL_ID = '([A-Za-z0-9-]{1,64})';

/** The address of a PayPal order, and of a capture, as it ends a link. */
export const ORDER_LINK = new RegExp(`/v2/checkout/orders/${PAYPAL_ID}$`);
export const CAPTURE_LINK = new RegExp(`/v2/payments/captures/${PAYPAL_ID}$`);

export const payPalId = z.string().regex(new RegExp(`^${PAYPAL_ID}$`));

/** Links of any form; what is none counts as no links. */
export const payPalLinks = z.array(z.object({ rel: z.string(), href: z.string() })).catch([]);

/** The id in the link to the parent, if the link is of the kind that `form` finds. */
export const parentId = (links: z.infer<typeof payPalLinks>, form: RegExp): string | null =>
  links.flatMap(({ rel, href }) => (rel === 'up' ? (form.exec(href)?.[1] ?? []) : []))[0] ?? null;

/** Where a capture says which PayPal order it is of. */
export const relatedOrder = z
  .object({ related_ids: z.object({ order_id: payPalId.optional() }).optional() })
  .optional()
  .catch(undefined);
