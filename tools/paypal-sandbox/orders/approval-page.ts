import { readFileSync } from 'node:fs';
import { buyers } from '../buyers';
import { escapeHtml } from '../http/html';
import { formatMoney, fromMinorUnits, type Money, toMinorUnits } from '../money';
import type { StoredOrder } from '../state';
import type { PurchaseUnit } from '../validation';
import { shell } from '../views/page-shell';

/** The waiting page: its origin and its channel number. */
export type ApprovalReply = { origin: string; channel: string };

const pageScript = readFileSync(new URL('../browser/approval-page.js', import.meta.url), 'utf8');

const partLabels: Record<string, string> = {
  item_total: 'Items',
  shipping: 'Shipping',
  tax_total: 'Tax',
  handling: 'Handling',
  insurance: 'Insurance',
  shipping_discount: 'Shipping discount',
  discount: 'Discount',
};

/** PayPal names the order where it leads back to, also after a cancellation. */
function withToken(address: string, orderId: string): string {
  const url = new URL(address);
  url.searchParams.set('token', orderId);
  return url.href;
}

function replyAttributes(reply: ApprovalReply | null): string {
  if (!reply) return '';
  return ` data-origin="${escapeHtml(reply.origin)}" data-channel="${escapeHtml(reply.channel)}"`;
}

function lines(unit: PurchaseUnit): string {
  const items = (unit.items ?? []).map((item) => {
    const currency = item.unit_amount.currency_code;
    const total = fromMinorUnits(toMinorUnits(item.unit_amount) * Number(item.quantity), currency);
    const quantity =
      item.quantity === '1' ? '' : ` <span class="quiet">× ${escapeHtml(item.quantity)}</span>`;
    return `<li><span>${escapeHtml(item.name)}${quantity}</span><span>${formatMoney(total)}</span></li>`;
  });
  const described =
    items.length === 0 && unit.description ? [`<li>${escapeHtml(unit.description)}</li>`] : [];
  return [...items, ...described].join('');
}

function parts(unit: PurchaseUnit): string {
  const present = Object.entries(unit.amount.breakdown ?? {}).flatMap(([name, money]) => {
    return money && toMinorUnits(money) !== 0 ? [{ name, money }] : [];
  });
  if (present.length < 2) return '';
  const rows = present.map(({ name, money }) => {
    const sign = name.endsWith('discount') ? '−' : '';
    return `<div><dt>${partLabels[name] ?? escapeHtml(name)}</dt><dd>${sign}${formatMoney(money)}</dd></div>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

function totalOf(order: StoredOrder): Money {
  const currency = order.units[0]?.amount.currency_code ?? 'USD';
  return fromMinorUnits(
    order.units.reduce((sum, unit) => sum + toMinorUnits(unit.amount), 0),
    currency,
  );
}

function shipTo(order: StoredOrder): string {
  const shipping = order.units[0]?.shipping;
  const address = shipping?.address;
  const known = [
    shipping?.name?.full_name,
    address?.address_line_1,
    address?.address_line_2,
    [address?.admin_area_2, address?.admin_area_1, address?.postal_code].filter(Boolean).join(' '),
    address?.country_code,
  ].filter(Boolean);
  if (known.length === 0) return '';
  return `<section aria-label="Ship to"><h2>Ship to</h2><p>${escapeHtml(known.join(', '))}</p></section>`;
}

/** The window when there is nothing to approve; it reports that to the shop's page at once. */
export function problemPage(view: { nonce: string; reply: ApprovalReply | null; message: string }): string {
  const message = escapeHtml(view.message);
  const content = `<main${replyAttributes(view.reply)} data-problem="${message}">
<h1>Something is not right</h1><p role="alert">${message}</p><p class="quiet">You can close this window.</p>
</main>`;
  return shell({ nonce: view.nonce, title: 'PayPal – problem', content, script: pageScript });
}

/** The window that shows an order and asks for the buyer's decision. */
export function orderPage(view: { nonce: string; reply: ApprovalReply | null; order: StoredOrder }): string {
  const { order } = view;
  const brand = escapeHtml(
    order.experience.brand_name ?? order.units[0]?.payee?.email_address ?? 'Test store',
  );
  const cancelUrl = order.experience.cancel_url;
  const cancel = cancelUrl ? ` data-cancel="${escapeHtml(withToken(cancelUrl, order.id))}"` : '';
  const choices = buyers.map((buyer) => `<option value="${buyer.key}">${escapeHtml(buyer.label)}</option>`);
  const content = `<main data-token="${order.id}"${replyAttributes(view.reply)}${cancel}>
<p class="quiet">Pay to</p>
<h1>${brand}</h1>
<p class="total"><span>Total</span> <strong data-testid="total">${formatMoney(totalOf(order))}</strong></p>
<section aria-label="Order"><ul>${order.units.map(lines).join('')}</ul>${order.units.map(parts).join('')}</section>
${shipTo(order)}
<label for="buyer">Pay as</label>
<select id="buyer">${choices.join('')}</select>
<p role="alert" id="problem" hidden></p>
<button type="button" class="primary" data-choice="approve">Approve</button>
<button type="button" class="secondary" data-choice="decline" aria-describedby="decline-note">Decline</button>
<button type="button" class="plain" data-choice="cancel">Cancel</button>
<p class="quiet" id="decline-note">Decline lets the payment fail, as a refused card would. No money moves here.</p>
</main>`;
  return shell({ nonce: view.nonce, title: 'PayPal – approve payment', content, script: pageScript });
}
