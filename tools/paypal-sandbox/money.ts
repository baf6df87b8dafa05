/** A money value on the wire, for example `{ currency_code: 'USD', value: '19.90' }`. */
export type Money = { currency_code: string; value: string };

const twoDecimalCurrencies =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD';
const wholeUnitCurrencies = 'HUF JPY TWD';

const decimalsByCurrency = new Map<string, number>([
  ...twoDecimalCurrencies.split(' ').map((code): [string, number] => [code, 2]),
  ...wholeUnitCurrencies.split(' ').map((code): [string, number] => [code, 0]),
]);

/** Number of decimals of a currency at PayPal; undefined for an unsupported one. */
export function decimalsOf(currencyCode: string): number | undefined {
  return decimalsByCurrency.get(currencyCode);
}

/** Number of decimals in a wire value: `'1.50'` gives 2. */
export function decimalsWritten(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}

/** A wire value in the currency's smallest unit (cents). The value must be validated already. */
export function toMinorUnits(money: Money): number {
  const decimals = decimalsOf(money.currency_code) ?? 2;
  const isNegative = money.value.startsWith('-');
  const [whole = '', fraction = ''] = money.value.replace('-', '').split('.');
  const digits = Number(`${whole || '0'}${fraction.padEnd(decimals, '0').slice(0, decimals)}`);
  return isNegative ? -digits : digits;
}

/** The wire value of an amount in the currency's smallest unit: 1990 USD gives `'19.90'`. */
export function fromMinorUnits(amount: number, currencyCode: string): Money {
  const decimals = decimalsOf(currencyCode) ?? 2;
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  const value = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return { currency_code: currencyCode, value: `${sign}${value}` };
}

/** An amount for people: `$1,234.50`. */
export function formatMoney(money: Money): string {
  const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: money.currency_code });
  return formatter.format(Number(money.value));
}
