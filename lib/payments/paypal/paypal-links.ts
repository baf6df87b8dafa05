// PayPal's ids, and the links from its resources to their parents.
import { z } from 'zod';

const PAYPAL_ID = '([A-Za-z0-9-]{1,64})';

/** The end of a link to a PayPal order, and to a capture. */
export const ORDER_LINK = new RegExp(`/v2/checkout/orders/${PAYPAL_ID}$`);
export const CAPTURE_LINK = new RegExp(`/v2/payments/captures/${PAYPAL_ID}$`);

export const payPalId = z.string().regex(new RegExp(`^${PAYPAL_ID}$`));

/** A list of links; any other form counts as no links. */
export const payPalLinks = z.array(z.object({ rel: z.string(), href: z.string() })).catch([]);

/** The id in the link to the parent, if that link has the given form. */
export const parentId = (links: z.infer<typeof payPalLinks>, form: RegExp): string | null =>
  links.flatMap(({ rel, href }) => (rel === 'up' ? (form.exec(href)?.[1] ?? []) : []))[0] ?? null;

/** The field of a capture that names its PayPal order. */
export const relatedOrder = z
  .object({ related_ids: z.object({ order_id: payPalId.optional() }).optional() })
  .optional()
  .catch(undefined);
