import { waitForDecision } from './decision.js';
import { openSurface } from './surface.js';

function approvalAddress(settings, orderID, channel) {
  const query = new URLSearchParams({
    token: orderID,
    client: settings.clientId,
    origin: window.location.origin,
    channel,
  });
  return `${settings.origin}/checkoutnow?${query}`;
}

async function callApi(settings, accessToken, path, method) {
  const response = await fetch(`${settings.origin}/v2/checkout/orders/${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

function redirect(address) {
  window.location.assign(new URL(address, window.location.href).href);
}

/**
 * Shows an order to the buyer and calls `onApprove` or `onCancel`; `surface` is already open. `restart`, which the
 * page may call after a decline, shows the same order again: in a window, or over the page if the browser blocks
 * windows without a click. `onOpen` receives that window too.
 */
async function decideOrder(settings, options, orderID, surface, onOpen) {
  const channel = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let decision;
  try {
    const address = approvalAddress(settings, orderID, channel);
    decision = await waitForDecision(surface, settings.origin, channel, () => surface.go(address));
  } finally {
    surface.close();
  }
  if (decision.type === 'failed') throw new Error(decision.message);
  if (decision.type !== 'approved') return options.onCancel?.({ orderID }, { redirect });

  const accessToken = decision.approval.facilitatorAccessToken;
  let restarted;
  const actions = {
    redirect,
    restart() {
      const next = openSurface();
      onOpen(next);
      restarted = decideOrder(settings, options, orderID, next, onOpen);
    },
    order: {
      get: () => callApi(settings, accessToken, orderID, 'GET'),
      capture: () => callApi(settings, accessToken, `${orderID}/capture`, 'POST'),
    },
  };
  await options.onApprove?.(decision.approval, actions);
  // Part of the same click: the button stays busy, and an error goes to `onError`.
  await restarted;
}

async function orderIdFrom(options) {
  const create = () => Promise.reject(new Error('The sandbox creates no orders in the browser.'));
  const orderID = await options.createOrder?.({ paymentSource: 'paypal' }, { order: { create } });
  if (typeof orderID === 'string' && orderID !== '') return orderID;
  throw new Error('Expected createOrder to give the id of an order.');
}

/** Calls `onClick`; returns its answer, or null if it refused before the click was over. */
function askPage(options) {
  let isRefused = false;
  const actions = {
    resolve: () => Promise.resolve(true),
    reject() {
      isRefused = true;
      return Promise.resolve(false);
    },
  };
  const answer = options.onClick?.({ fundingSource: 'paypal' }, actions);
  return isRefused || answer === false ? null : Promise.resolve(answer);
}

/**
 * One payment from click to end. The window opens within the click; `onOpen` receives it, so that the component can
 * close it when it is itself removed. Rejects with errors for `onError`.
 */
export async function runCheckout(settings, options, isDisabled, onOpen) {
  const permission = askPage(options);
  if (isDisabled || permission === null) {
    await permission;
    return;
  }
  const surface = openSurface();
  onOpen(surface);
  let orderID;
  try {
    if ((await permission) === false) return surface.close();
    orderID = await orderIdFrom(options);
  } catch (error) {
    surface.close();
    throw error;
  }
  await decideOrder(settings, options, orderID, surface, onOpen);
}
