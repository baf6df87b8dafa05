import { fromMinorUnits } from '../money';
import type { SandboxState } from '../state';
import { payeeOf } from '../views/order-views';

/** All orders, captures and refunds in the order in which they happened. For tests to compare. */
export function ledgerOf(state: SandboxState) {
  return {
    orders: [...state.orders.values()].map((order) => ({
      id: order.id,
      clientId: order.clientId,
      status: order.status,
      units: order.units.map((unit) => ({
        referenceId: unit.reference_id ?? 'default',
        customId: unit.custom_id ?? null,
        invoiceId: unit.invoice_id ?? null,
        currency: unit.amount.currency_code,
        amount: unit.amount.value,
        payee: payeeOf(order, unit),
      })),
      captureIds: order.captureIds,
    })),
    captures: [...state.captures.values()].map((capture) => {
      const currency = capture.amount.currency_code;
      return {
        id: capture.id,
        orderId: capture.orderId,
        clientId: capture.clientId,
        merchantId: capture.merchantId,
        status: capture.status,
        currency,
        amount: capture.amount.value,
        platformFee: fromMinorUnits(capture.platformFeeMinor, currency).value,
        refunded: fromMinorUnits(capture.refundedMinor, currency).value,
        customId: capture.customId ?? null,
        invoiceId: capture.invoiceId ?? null,
      };
    }),
    refunds: [...state.refunds.values()].map((refund) => ({
      id: refund.id,
      captureId: refund.captureId,
      clientId: refund.clientId,
      status: refund.status,
      currency: refund.amount.currency_code,
      amount: refund.amount.value,
      platformFee: fromMinorUnits(refund.platformFeeMinor, refund.amount.currency_code).value,
      customId: refund.customId ?? null,
      invoiceId: refund.invoiceId ?? null,
    })),
  };
}
