import type { ErrorDetail } from '../http/errors';
import { decimalsOf, decimalsWritten, type Money, toMinorUnits } from '../money';
import type { PurchaseUnit } from '../validation';

type MoneyField = { field: string; money: Money; mustBePositive: boolean };

const largestMinorAmount = 999_999_999;

function moneyFields(unit: PurchaseUnit): MoneyField[] {
  const fields: MoneyField[] = [{ field: '/amount', money: unit.amount, mustBePositive: true }];
  for (const [name, money] of Object.entries(unit.amount.breakdown ?? {})) {
    if (money) fields.push({ field: `/amount/breakdown/${name}`, money, mustBePositive: false });
  }
  unit.items?.forEach((item, index) => {
    fields.push({ field: `/items/${index}/unit_amount`, money: item.unit_amount, mustBePositive: false });
    if (item.tax) fields.push({ field: `/items/${index}/tax`, money: item.tax, mustBePositive: false });
  });
  unit.payment_instruction?.platform_fees?.forEach((fee, index) => {
    const field = `/payment_instruction/platform_fees/${index}/amount`;
    fields.push({ field, money: fee.amount, mustBePositive: true });
  });
  return fields;
}

function checkMoney({ field, money, mustBePositive }: MoneyField, currency: string): ErrorDetail[] {
  const decimals = decimalsOf(money.currency_code);
  const currencyDetail = { field: `${field}/currency_code`, value: money.currency_code };
  const valueDetail = { field: `${field}/value`, value: money.value };
  if (decimals === undefined) return [{ issue: 'INVALID_CURRENCY_CODE', ...currencyDetail }];
  if (money.currency_code !== currency) return [{ issue: 'MULTI_CURRENCY_ORDER', ...currencyDetail }];
  if (decimalsWritten(money.value) > decimals) return [{ issue: 'DECIMAL_PRECISION', ...valueDetail }];
  const amount = toMinorUnits(money);
  if (amount > largestMinorAmount) return [{ issue: 'MAX_VALUE_EXCEEDED', ...valueDetail }];
  if (mustBePositive && amount <= 0) return [{ issue: 'CANNOT_BE_ZERO_OR_NEGATIVE', ...valueDetail }];
  if (amount < 0) return [{ issue: 'CANNOT_BE_NEGATIVE', ...valueDetail }];
  return [];
}

const minor = (money: Money | undefined): number => (money ? toMinorUnits(money) : 0);

function checkTotals(unit: PurchaseUnit): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  const parts = unit.amount.breakdown;
  const items = unit.items ?? [];
  const itemSum = items.reduce((sum, item) => sum + minor(item.unit_amount) * Number(item.quantity), 0);
  const taxSum = items.reduce((sum, item) => sum + minor(item.tax) * Number(item.quantity), 0);
  if (items.length > 0 && !parts?.item_total) {
    details.push({ issue: 'ITEM_TOTAL_REQUIRED', field: '/amount/breakdown/item_total' });
  }
  if (items.length > 0 && parts?.item_total && itemSum !== minor(parts.item_total)) {
    const field = '/amount/breakdown/item_total/value';
    details.push({ issue: 'ITEM_TOTAL_MISMATCH', field, value: parts.item_total.value });
  }
  const isTaxed = items.some((item) => item.tax);
  if (isTaxed && !parts?.tax_total) {
    details.push({ issue: 'TAX_TOTAL_REQUIRED', field: '/amount/breakdown/tax_total' });
  }
  if (isTaxed && parts?.tax_total && taxSum !== minor(parts?.tax_total)) {
    details.push({ issue: 'TAX_TOTAL_MISMATCH', field: '/amount/breakdown/tax_total/value' });
  }
  if (parts) {
    const added = [parts.item_total, parts.tax_total, parts.shipping, parts.handling, parts.insurance];
    const taken = [parts.shipping_discount, parts.discount];
    const total =
      added.reduce((sum, part) => sum + minor(part), 0) - taken.reduce((sum, part) => sum + minor(part), 0);
    if (total !== minor(unit.amount)) {
      details.push({ issue: 'AMOUNT_MISMATCH', field: '/amount/value', value: unit.amount.value });
    }
  }
  return details;
}

function checkPlatformFee(unit: PurchaseUnit): ErrorDetail[] {
  const fee = unit.payment_instruction?.platform_fees?.[0];
  if (!fee) return [];
  const field = '/payment_instruction/platform_fees/0/amount/value';
  // Without another payee the caller would charge itself a fee.
  if (!unit.payee) return [{ issue: 'PLATFORM_FEES_NOT_SUPPORTED', field }];
  const isTooMuch = minor(fee.amount) > minor(unit.amount);
  return isTooMuch ? [{ issue: 'INVALID_PLATFORM_FEES_AMOUNT', field, value: fee.amount.value }] : [];
}

/** `preference`: whether the buyer may choose the shipping address, from the order's context. */
function checkDelivery(unit: PurchaseUnit, preference: string | undefined): ErrorDetail[] {
  const { type, options } = unit.shipping ?? {};
  const details: ErrorDetail[] = [];
  if (type === 'PICKUP_IN_PERSON' && preference !== 'NO_SHIPPING') {
    details.push({ issue: 'UNSUPPORTED_SHIPPING_TYPE', field: '/shipping/type', value: type });
  } else if (type === 'PICKUP_IN_PERSON') {
    // No shop of the stand-in belongs to a partner.
    details.push({ issue: 'SHIPPING_TYPE_NOT_SUPPORTED_FOR_CLIENT', field: '/shipping/type', value: type });
  }
  if (options && preference && preference !== 'GET_FROM_FILE') {
    details.push({ issue: 'SHIPPING_OPTIONS_NOT_SUPPORTED', field: '/shipping/options' });
  }
  const chosen = options?.find(({ selected }) => selected);
  if (chosen?.amount && minor(chosen.amount) !== minor(unit.amount.breakdown?.shipping)) {
    const field = '/amount/breakdown/shipping';
    details.push({ issue: 'PREFERRED_SHIPPING_OPTION_AMOUNT_MISMATCH', field });
  }
  return details;
}

function checkShipping(unit: PurchaseUnit): ErrorDetail[] {
  const address = unit.shipping?.address;
  if (address?.country_code !== 'US') return [];
  const details: ErrorDetail[] = [];
  if (!address.admin_area_2)
    details.push({ issue: 'CITY_REQUIRED', field: '/shipping/address/admin_area_2' });
  if (!address.postal_code) {
    details.push({ issue: 'POSTAL_CODE_REQUIRED', field: '/shipping/address/postal_code' });
  }
  return details;
}

function checkReferences(units: PurchaseUnit[]): ErrorDetail[] {
  if (units.length < 2) return [];
  const seen = new Set<string>();
  return units.flatMap((unit, index): ErrorDetail[] => {
    const field = `/purchase_units/${index}/reference_id`;
    if (!unit.reference_id) return [{ issue: 'REFERENCE_ID_REQUIRED', field }];
    if (seen.has(unit.reference_id)) return [{ issue: 'DUPLICATE_REFERENCE_ID', field }];
    seen.add(unit.reference_id);
    return [];
  });
}

/**
 * Every business rule that the purchase units break (all of them, as PayPal reports them); empty if there is none.
 */
export function brokenRules(units: PurchaseUnit[], preference?: string): ErrorDetail[] {
  const currency = units[0]?.amount.currency_code ?? 'USD';
  const perUnit = units.flatMap((unit, index) => {
    const amounts = moneyFields(unit).flatMap((field) => checkMoney(field, currency));
    const details =
      amounts.length > 0
        ? amounts
        : [
            ...checkTotals(unit),
            ...checkPlatformFee(unit),
            ...checkDelivery(unit, preference),
            ...checkShipping(unit),
          ];
    return details.map((detail): ErrorDetail => {
      return { ...detail, field: `/purchase_units/${index}${detail.field ?? ''}`, location: 'body' };
    });
  });
  return [...checkReferences(units), ...perUnit];
}
