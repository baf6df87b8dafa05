'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useCart } from '@/components/shop/cart/cart-provider';
import { useQuote } from '@/components/shop/cart/use-quote';
import { CodeEntry } from '@/components/shop/code/code-entry';
import { useCode } from '@/components/shop/code/use-code';
import { ContactLink } from '@/components/shop/frame/contact-link';
import { tellCheckout } from '@/components/shop/visits/visit';
import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { Spinner } from '@/components/ui/spinner';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { addToCartSentences } from '@/lib/messages/en/shop/add-to-cart';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import { CheckoutFields } from './checkout-fields';
import { DeliveryChoice } from './delivery-choice';
import { extrasOf, useOrderExtras } from './extras/use-order-extras';
import { OrderSummary } from './order-summary';
import { PaidElsewhere } from './paid-elsewhere';
import { PaymentButton, type PaymentSettings } from './payment-button';
import { PlaceOrderButton } from './place-order-button';
import { useCheckout } from './use-checkout';
import { useCheckoutValues } from './use-checkout-values';
import { useDeliveryChoice } from './use-delivery-choice';
import { useOtherTabs } from './use-other-tabs';

/** Last in the form, so that nothing moves when it arrives. */
const OrderExtras = dynamic(() => import('./extras/order-extras'), { ssr: false });

/** The countries of a shop without ways of delivery: it has not said where to, and sends nothing around the world. */
const UNDECIDED = ['US', 'CA'];

type CheckoutViewProps = {
  tenantId: string;
  /** Null if the shop has no PayPal client id. */
  payment: PaymentSettings | null;
};

/** The checkout page: contact and address, order summary, payment. An empty cart leads to the cart page. */
export function CheckoutView({ tenantId, payment }: CheckoutViewProps) {
  const router = useRouter();
  const lines = useCart((state) => state.lines);
  const isReady = useCart((state) => state.isReady);
  const { values, setValue, isFilled } = useCheckoutValues();
  const [wishedId, chooseMethod] = useDeliveryChoice();
  const { country, state } = values;
  const [code, enterCode] = useCode();
  const { goneIds, problems, price, delivery, discount, takesCodes, tax, ready } = useQuote(
    { tenantId, code },
    { country, state, methodId: wishedId },
  );
  // At once what was pressed, before the new price is there; the server's own choice if that is not offered.
  const isOffered = delivery?.methods.some(({ id }) => id === wishedId) ?? false;
  // Nobody far away has chosen a pickup because it is all that is left.
  const isUnchosen = delivery?.is_only_pickup === true && !isOffered;
  const methodId = isUnchosen ? null : ((isOffered ? wishedId : delivery?.chosen_id) ?? null);
  const [extras, changeExtras] = useOrderExtras();
  const otherTabs = useOtherTabs(tenantId);
  const checkout = useCheckout(tenantId, values, {
    total: price.totalCents,
    delivery: { country, state, methodId },
    // A code that cannot be used is not sent: the shopper sees the price without it.
    code: discount?.problem ? null : code,
    extras: extrasOf(extras),
    deliveryProblem:
      delivery?.state === 'refused'
        ? deliverySentences.refused
        : isUnchosen
          ? checkoutSentences.deliveryMissing
          : null,
  });
  const paidOrderId = checkout.paidOrderId ?? (checkout.isDone ? null : otherTabs.paidOrderId);
  const mustLeave = isReady && lines.length === 0 && !checkout.isDone && paidOrderId === null;
  const hasGone = lines.some(({ product }) => goneIds.has(product.id));
  const hasProblem = lines.some(({ id }) => problems.has(id));
  const isBegun = isReady && lines.length > 0;

  useEffect(() => {
    if (isBegun) {
      tellCheckout();
    }
  }, [isBegun]);

  useEffect(() => {
    if (mustLeave) {
      router.replace('/cart');
    }
  }, [mustLeave, router]);

  if (paidOrderId !== null) {
    return <PaidElsewhere orderId={paidOrderId} isOtherOrder={checkout.isOtherOrder} />;
  }
  if (!isReady || lines.length === 0) {
    return <Spinner label={checkout.progress ?? checkoutFormSentences.loading} />;
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_400px] lg:gap-12">
      <form noValidate onSubmit={(event) => event.preventDefault()} className="relative flex flex-col gap-8">
        {/* Beside the first heading: a late note must not move the form while the shopper reads. */}
        <p role="status" className="absolute right-0 top-1 text-sm text-muted">
          {isFilled && checkoutFormSentences.fromAccount}
        </p>
        <CheckoutFields
          values={values}
          errors={checkout.fields}
          countries={delivery === null ? UNDECIDED : delivery.countries}
          onChange={(field, value) => {
            setValue(field, value);
            checkout.forgetField(field);
          }}
        />
        {delivery !== null && (
          <DeliveryChoice delivery={delivery} chosenId={methodId} onChoose={chooseMethod} />
        )}
        <OrderExtras
          draft={extras}
          onChange={changeExtras}
          method={delivery?.methods.find(({ id }) => id === methodId)}
          readyBy={ready?.day ?? null}
        />
      </form>
      <div className="flex flex-col gap-6 lg:sticky lg:top-8 lg:self-start">
        <OrderSummary
          {...{ lines, price, tax, ready }}
          isDeliveryMissing={delivery?.state === 'address_needed'}
        >
          {(takesCodes || code !== null) && <CodeEntry {...{ code, discount }} onEnter={enterCode} />}
        </OrderSummary>
        <section aria-labelledby="payment-heading" className="flex flex-col gap-4">
          <h2 id="payment-heading" className="heading-2">
            {checkoutFormSentences.payment}
          </h2>
          {hasGone && <Notice kind="error">{checkoutSentences.itemsGone}</Notice>}
          {hasProblem && (
            <Notice kind="error">
              <Sentence
                parts={checkoutFormSentences.linesNeedCare((words) => (
                  <Link href="/cart" className="underline underline-offset-4">
                    {words}
                  </Link>
                ))}
              />
            </Notice>
          )}
          {checkout.message && (
            <Notice kind="error">
              <p>{checkout.message}</p>
              {checkout.hint && <p className="mt-2">{checkout.hint}</p>}
              {checkout.isOfCart && (
                <Link href="/cart" className="mt-2 inline-block underline underline-offset-4">
                  {addToCartSentences.viewCart}
                </Link>
              )}
              <ContactLink sentence={checkout.message} />
            </Notice>
          )}
          <p role="status" className="text-muted empty:hidden">
            {checkout.progress}
          </p>
          {price.isQuoted && price.totalCents === 0 ? (
            <PlaceOrderButton isPending={checkout.progress !== null} onPlace={checkout.placeFree} />
          ) : payment === null ? (
            <Notice kind="info">
              <p>{checkoutSentences.paymentNotConfigured}</p>
              <ContactLink sentence={checkoutSentences.paymentNotConfigured} />
            </Notice>
          ) : otherTabs.isPaying && checkout.progress === null ? (
            // No button: a second PayPal window could be approved as well.
            <Notice kind="info">
              <p>{checkoutSentences.payingElsewhere}</p>
              <button
                type="button"
                className={buttonStyle('secondary', 'mt-3')}
                onClick={checkout.checkApproved}
              >
                {checkoutFormSentences.checkAgain}
              </button>
            </Notice>
          ) : (
            <div className="relative z-0">
              <PaymentButton {...payment} {...checkout} />
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
