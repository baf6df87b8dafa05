import { drawButton } from './button.js';
import { runCheckout } from './checkout.js';

const script = document.currentScript;
const scriptUrl = new URL(script.src);
const settings = {
  origin: scriptUrl.origin,
  clientId: scriptUrl.searchParams.get('client-id'),
};

const FUNDING = {
  PAYPAL: 'paypal',
  VENMO: 'venmo',
  APPLEPAY: 'applepay',
  GOOGLEPAY: 'googlepay',
  CREDIT: 'credit',
  PAYLATER: 'paylater',
  CARD: 'card',
};

const isEligible = (fundingSource) => fundingSource === undefined || fundingSource === FUNDING.PAYPAL;

function findContainer(target) {
  const container = typeof target === 'string' ? document.querySelector(target) : target;
  if (container instanceof Element && container.isConnected) return container;
  throw new Error('Document is ready and the element to render the button in does not exist.');
}

function Buttons(options = {}) {
  let button = null;
  let surface = null;
  let isClosed = false;
  let isDisabled = false;
  let isBusy = false;

  function report(error) {
    if (isClosed) return;
    if (typeof options.onError === 'function') options.onError(error);
    else console.error(error);
  }

  async function click() {
    if (isBusy) return;
    isBusy = true;
    button.setBusy(true);
    try {
      await runCheckout(settings, options, isDisabled, (opened) => {
        surface = opened;
      });
    } catch (error) {
      report(error);
    } finally {
      isBusy = false;
      surface = null;
      button?.setBusy(false);
      // The page may meanwhile have moved the focus to its own message.
      if (document.activeElement === document.body) button?.focus();
    }
  }

  async function setDisabled(value) {
    isDisabled = value;
    button?.setDisabled(value);
  }

  return {
    isEligible: () => isEligible(options.fundingSource),
    async render(target) {
      if (isClosed) throw new Error('The button was already closed.');
      button?.remove();
      button = drawButton(findContainer(target), options.style, click);
      options.onInit?.({}, { enable: () => setDisabled(false), disable: () => setDisabled(true) });
    },
    async close() {
      isClosed = true;
      surface?.close();
      button?.remove();
      button = null;
    },
    async updateProps(changes) {
      Object.assign(options, changes);
    },
    hasReturned: () => false,
    async resume() {},
  };
}

window[script.getAttribute('data-namespace') ?? 'paypal'] = {
  version: '5.0.0-sandbox',
  Buttons,
  FUNDING,
  getFundingSources: () => [FUNDING.PAYPAL],
  isFundingEligible: isEligible,
};
