import { attachStyles, overlayCss } from './styles.js';

const width = 460;
const height = 720;

/*
 * Without an address, so that the window navigates only once. A page with a Cross-Origin-Opener-Policy loses a
 * window that it navigates while the first address is still loading: the window then looks closed.
 */
function openPopup() {
  const left = Math.round(window.screenX + Math.max(0, (window.outerWidth - width) / 2));
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - height) / 2));
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (popup) {
    popup.document.title = 'PayPal';
    popup.document.body.style.cssText =
      'padding-top: 30vh; font: 16px system-ui, sans-serif; text-align: center';
    popup.document.body.textContent = 'Opening PayPal…';
  }
  return popup;
}

const popupLayer = `
  <div class="layer" role="dialog" aria-modal="true" aria-label="PayPal payment">
    <button type="button" class="close">Cancel payment</button>
    <div>
      <p class="wordmark" aria-hidden="true">PayPal</p>
      <p role="status">Finish in the PayPal window</p>
      <button type="button" class="show">Show the PayPal window</button>
    </div>
  </div>
`;

const frameLayer = `
  <div class="layer" role="dialog" aria-modal="true" aria-label="PayPal payment">
    <button type="button" class="close">Cancel payment</button>
    <iframe title="PayPal"></iframe>
  </div>
`;

function coverPage(content) {
  const host = document.createElement('div');
  host.dataset.paypalOverlay = 'true';
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  attachStyles(root, overlayCss);
  root.innerHTML = content;
  document.body.append(host);
  // The page below is inert until the payment is decided, for the keyboard too.
  const covered = [...document.body.children].filter((child) => child !== host && !child.inert);
  for (const child of covered) child.inert = true;
  return {
    root,
    remove() {
      for (const child of covered) child.inert = false;
      host.remove();
    },
  };
}

/**
 * Opens the buyer's window: a popup, or a frame over the page if popups are blocked. Must run inside the click
 * itself, or the browser blocks the popup.
 */
export function openSurface() {
  const popup = openPopup();
  const layer = coverPage(popup ? popupLayer : frameLayer);
  const frame = layer.root.querySelector('iframe');
  let isDismissed = false;
  layer.root.querySelector('.close').addEventListener('click', () => {
    isDismissed = true;
  });
  layer.root.querySelector('.show')?.addEventListener('click', () => popup.focus());
  (layer.root.querySelector('.show') ?? layer.root.querySelector('.close')).focus({ preventScroll: true });
  return {
    go(address) {
      if (frame) frame.src = address;
      else popup.location.href = address;
    },
    isSender: (source) => source === (popup ?? frame.contentWindow),
    isClosed: () => isDismissed || popup?.closed === true,
    close() {
      layer.remove();
      popup?.close();
    },
  };
}
