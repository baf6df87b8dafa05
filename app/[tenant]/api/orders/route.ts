import { after } from 'next/server';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { refusalSentence } from '@/lib/discounts/code-refusals';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { type JudgedCode, tryCode } from '@/lib/entry/try-code';
import { readCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { apiSentences } from '@/lib/messages/en/api';
import { stockSentences } from '@/lib/messages/en/shop/product/stock';
import { termsSentences } from '@/lib/messages/en/shop/product/terms';
import { dialableOrderInput } from '@/lib/orders/checkout/dialable-order-input';
import { orderFieldMessage, orderFormMessage } from '@/lib/orders/checkout/order-field-messages';
import { idempotencyKeyInput } from '@/lib/orders/checkout/order-input';
import { orderCookie } from '@/lib/orders/guest/order-cookie';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { signCheckoutToken } from '@/lib/orders/payments/checkout-token';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { shortageSentence } from '@/lib/orders/stock/shortage-sentence';
import { keysFor } from '@/lib/secrets/secrets';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import { backFromVacation } from '@/lib/tenants/vacation/vacation.queries';
import { asksForPrivacy } from '@/lib/text/visit-source';
import { formatLongDate } from '@/lib/time/format-date';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { placeOrderCall } from '@/lib/wire/orders';
import { paymentRefusal } from '../paypal/payment-refusal';

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
    const tried = await tryCode(tenant, request, body.discount_code, body.cart_id ?? null);
    if (tried.refused) {
      return apiError('too_many_attempts', { message: tried.refused.problem });
    }
    const network = requestNetwork(request.headers);
    const source = asksForPrivacy(request.headers) ? undefined : body.source;
    const placed = await placeOrder(tenant, { ...body, source }, key.data, {
      code: tried.wish,
      admitFree: () =>
        countTry([
          { limit: 'freeOrderAddress', key: network },
          { limit: 'freeOrderAccount', key: `${tenant.id} ${tried.wish?.asker.email ?? ''}` },
        ]),
      mayHoldLast: async () =>
        (await countTry([{ limit: 'holdLastNetwork', key: `${tenant.id} ${network}` }])).ok,
      storeUrl: await storeAddress(tenant, request.headers),
      customerId: customer.kind === 'signed_in' ? customer.customer.id : null,
    });
    await tried.settle(judgedBy(placed));
    if (!placed.ok) {
      const { error } = placed;
      if ('refusal' in error) {
        return apiError(error.code, { message: refusalSentence(error.refusal, error.typed) });
      }
      if ('least' in error) {
        return apiError(error.code, { message: termsSentences.tooFew(error.productName, error.least) });
      }
      if ('minutes' in error) {
        return apiError(error.code, { message: messages.auth.tooManyAttempts(error.minutes) });
      }
      if ('orderId' in error) {
        return paymentRefusal(error);
      }
      if ('left' in error) {
        const message = stockSentences.ofProduct(error.productName, shortageSentence(error));
        return apiError(error.code, {
          message,
          fields: { [`lines.${error.index}`]: shortageSentence(error) },
        });
      }
      if (error.code === 'store_not_selling') {
        return apiError(error.code, await notSelling(tenant.id));
      }
      const fields = 'index' in error ? { [`lines.${error.index}`]: error.code } : undefined;
      return apiError(error.code, fields && { fields });
    }
    const { id, orderNumber, totalCents, createdAt } = placed.value;
    const isPlaced = totalCents === 0;
    const answer = apiAnswer(
      {
        order_id: id,
        order_number: orderNumber,
        total_cents: totalCents,
        checkout_token: signCheckoutToken(
          keysFor('checkout-token'),
          { tenantId: tenant.id, orderId: id },
          createdAt,
        ),
        ...(isPlaced && { is_placed: true }),
      } satisfies Answer,
      201,
    );
    if (isPlaced) {
      after(() => deliverOrderMails(tenant.id, id));
      after(() => storeOrderFiles(tenant.id, id));
      answer.headers.append(
        'Set-Cookie',
        orderCookie(tenant.id, id, (name) => readCookie(request.headers, name)),
      );
    }
    return answer;
  },
});

/** A sentence with the day of the return, for a shop on vacation. */
async function notSelling(tenantId: TenantId) {
  const day = await backFromVacation(tenantId);
  return day === null ? undefined : { message: apiSentences.storeOnVacation(formatLongDate(day)) };
}

/** What the answer says of the code that was sent. */
function judgedBy(placed: Awaited<ReturnType<typeof placeOrder>>): JudgedCode {
  if (placed.ok) {
    return 'right';
  }
  if (placed.error.code !== 'discount_refused') {
    return 'unjudged';
  }
  return placed.error.refusal.why === 'unknown' ? 'wrong' : 'right';
}

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
