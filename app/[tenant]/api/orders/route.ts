import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { readCookie } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import { dialableOrderInput } from '@/lib/orders/checkout/dialable-order-input';
import { orderFieldMessage, orderFormMessage } from '@/lib/orders/checkout/order-field-messages';
import { idempotencyKeyInput } from '@/lib/orders/checkout/order-input';
import { signCheckoutToken } from '@/lib/orders/payments/checkout-token';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { keysFor } from '@/lib/secrets/secrets';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { placeOrderCall } from '@/lib/wire/orders';

type Answer = AnswerTo<typeof placeOrderCall>;

/** Places an order: 201 with its id, number, total in cents, and the token for paying it. */
export const POST = tenantHandler({
  failureMessage: messages.checkout.orderFailed,
  admit: limitTries({ address: 'orderAddress', shop: 'orderTenant' }),
  schema: dialableOrderInput satisfies TakenBy<typeof placeOrderCall>,
  fieldMessage: orderFieldMessage,
  formMessage: orderFormMessage,
  async handle({ tenant, body, request }) {
    const key = idempotencyKeyInput.safeParse(request.headers.get('idempotency-key'));
    if (!key.success) {
      return apiError('invalid_idempotency_key');
    }
    const customer = await customerWith(tenant.id, readCookie(request.headers, customerCookie().name));
    const placed = await placeOrder(tenant, body, key.data, {
      storeUrl: await storeAddress(tenant, request.headers),
      customerId: customer.kind === 'signed_in' ? customer.customer.id : null,
    });
    if (!placed.ok) {
      const { error } = placed;
      const fields = 'index' in error ? { [`lines.${error.index}`]: error.code } : undefined;
      return apiError(error.code, fields && { fields });
    }
    const { id, orderNumber, totalCents, createdAt } = placed.value;
    return apiAnswer(
      {
        order_id: id,
        order_number: orderNumber,
        total_cents: totalCents,
        checkout_token: signCheckoutToken(
          keysFor('checkout-token'),
          { tenantId: tenant.id, orderId: id },
          createdAt,
        ),
      } satisfies Answer,
      201,
    );
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
