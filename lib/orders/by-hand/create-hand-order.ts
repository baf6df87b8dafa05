import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { listOfferableMethods } from '@/lib/delivery/delivery-methods.queries';
import type { OrderId } from '@/lib/ids';
import { countTry, forgiveTry } from '@/lib/limits/rate-limits';
import { byHandSentences } from '@/lib/messages/en/admin/store/by-hand';
import { bookByHand } from '@/lib/orders/mark-paid/mark-paid';
import type { HandMethod } from '@/lib/orders/payment-method';
import { PAYMENT_LINK_DAYS } from '@/lib/orders/payments/unpaid-life';
import { type PlacedByHand, type PlacedOrder, TestOrderPaidError } from '@/lib/orders/placing/insert-order';
import { type PlaceOrderError, placeOrder } from '@/lib/orders/placing/place-order';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { NOWHERE, needsAddress } from './hand-destination';
import { handMailLimits } from './hand-mail-limits';
import type { HandOrderInput } from './hand-order-input';
import { type OweLinkError, owePaymentLink } from './payment-link.commands';

export type CreateHandOrderError =
  | Exclude<PlaceOrderError, { code: 'too_many_attempts' }>
  /**
   * A parcel without an address. `no_paypal`: nobody could pay by a link. `test_order`: it is paid, in a shop whose
   * orders are tests, so the money would be in no sum.
   */
  | { code: 'address_missing' | 'no_paypal' | 'test_order' }
  /** `too_many_mails`: a paid one can be created without an address for mails. */
  | { code: 'too_many_orders' | 'too_many_mails'; minutes: number };

/** `linkMail`: why the payment link was not mailed; null if it was, or if the order has none. */
export type CreatedHandOrder = PlacedOrder & { linkMail: OweLinkError | null };

/** Who enters the order, and the shop's first page as seen by their request. */
type Entering = { actorName: string; storeUrl: string };

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Creates an order that a person of the shop enters for somebody: paid already by hand, in the transaction that places
 * it, or waiting for its payment link. Prices, taxes, delivery and stock are those of `placeOrder`. Idempotent by the
 * form's key. The link is mailed by the caller (`deliverOrderMails`).
 */
export async function createHandOrder(
  tenant: Tenant,
  input: HandOrderInput,
  { actorName, storeUrl }: Entering,
): Promise<Result<CreatedHandOrder, CreateHandOrderError>> {
  const { customer, payment } = input;
  const isHandedOver = input.is_handed_over;
  const methods = await listOfferableMethods(tenant.id);
  const isSent = needsAddress(methods, { isHandedOver, methodId: input.delivery_method_id });
  if (isSent && input.shipping_address === undefined) {
    return err({ code: 'address_missing' });
  }
  if (payment.kind === 'link' && tenant.paypalClientId === null) {
    return err({ code: 'no_paypal' });
  }
  const ordered = await countTry([{ limit: 'handOrderTenant', key: tenant.id }]);
  if (!ordered.ok) {
    return err({ code: 'too_many_orders', minutes: ordered.error.minutes });
  }
  const mails = customer.email === '' ? [] : handMailLimits(tenant.id, customer.email);
  const mailed = await countTry(mails);
  if (!mailed.ok) {
    return err({ code: 'too_many_mails', minutes: mailed.error.minutes });
  }
  const bookAs = (method: HandMethod) => async (db: Database, orderId: OrderId) => {
    const note = byHandSentences.paidNote;
    const booked = await bookByHand(db, tenant.id, { orderId, method, note, actorName });
    if (!booked.ok) {
      throw new Error(`An order that was just placed cannot be marked as paid: ${booked.error}`);
    }
  };
  const byHand: PlacedByHand = {
    ...{ actorName, note: input.note, isHandedOver },
    ...(payment.kind === 'paid'
      ? { paid: { method: payment.method, book: bookAs(payment.method) }, payUntil: null }
      : { paid: null, payUntil: new Date(Date.now() + PAYMENT_LINK_DAYS * DAY) }),
  };
  const placed = await placeUnlessTest(
    tenant,
    {
      customer,
      shipping_address: (isSent && input.shipping_address) || NO_ADDRESS,
      lines: input.lines,
      ...(!isHandedOver &&
        input.delivery_method_id !== null && { delivery_method_id: input.delivery_method_id }),
    },
    input.key,
    { storeUrl, byHand },
  );
  if (!placed.ok) {
    for (const counted of mails) {
      await forgiveTry(counted);
    }
    const { error } = placed;
    if (error.code === 'too_many_attempts') {
      throw new Error('Only an order that costs nothing is admitted by a limit');
    }
    return err(error);
  }
  const owed =
    payment.kind === 'link' ? await owePaymentLink(tenant.id, placed.value.id, { isFirst: true }) : ok(null);
  return ok({ ...placed.value, linkMail: owed.ok ? null : owed.error });
}

async function placeUnlessTest(...order: Parameters<typeof placeOrder>) {
  try {
    return await placeOrder(...order);
  } catch (error) {
    if (error instanceof TestOrderPaidError) {
      return err({ code: 'test_order' as const });
    }
    throw error;
  }
}

const NO_ADDRESS = { address: '', city: '', zip: '', ...NOWHERE };
