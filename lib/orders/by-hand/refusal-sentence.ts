// Why an order by hand was not created, in a sentence for the person who enters it.
import { messages } from '@/lib/messages';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { apiSentences } from '@/lib/messages/en/api';
import { stockSentences } from '@/lib/messages/en/shop/product/stock';
import { termsSentences } from '@/lib/messages/en/shop/product/terms';
import { choiceMessages } from '@/lib/orders/choices/choice-messages';
import { teamOrderMessages } from '@/lib/orders/pricing/team-order-messages';
import { shortageSentence } from '@/lib/orders/stock/shortage-sentence';
import type { CreateHandOrderError } from './create-hand-order';

const SENTENCES = {
  ...choiceMessages,
  ...teamOrderMessages,
  product_unavailable: messages.checkout.itemsGone,
  nothing_to_pay: messages.checkout.nothingToPay,
  total_too_large: apiSentences.totalTooLarge,
  no_delivery: messages.checkout.noDelivery,
  delivery_missing: messages.checkout.deliveryMissing,
  delivery_unavailable: messages.checkout.deliveryUnavailable,
  address_missing: say.addressMissing,
  no_paypal: say.linkNeedsPayPal,
  store_not_selling: say.storeNotSelling,
  test_order: say.testPaid,
  idempotency_key_reused: say.unclear,
} as const;

const isKnown = (code: string): code is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, code);

export function handRefusal(error: CreateHandOrderError): string {
  if ('left' in error) {
    return stockSentences.ofProduct(error.productName, shortageSentence(error));
  }
  if ('least' in error) {
    return termsSentences.tooFew(error.productName, error.least);
  }
  if ('minutes' in error) {
    return error.code === 'too_many_mails' ? say.tooManyMails : say.tooManyOrders(error.minutes);
  }
  // A code for a discount and a cart are of the checkout.
  return isKnown(error.code) ? SENTENCES[error.code] : say.failed;
}
