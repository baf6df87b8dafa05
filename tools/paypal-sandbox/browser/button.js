import { attachStyles, buttonCss } from './styles.js';

const template = `
  <button type="button" aria-label="PayPal">
    <span class="spinner" aria-hidden="true"></span>
    <span class="wordmark" aria-hidden="true">Pay<span class="second">Pal</span></span>
  </button>
  <p class="note">Sandbox</p>
`;

/** Draws the button at the end of `container`. */
export function drawButton(container, style, onClick) {
  const host = document.createElement('div');
  host.dataset.paypalButton = 'true';
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  attachStyles(root, buttonCss(style));
  root.innerHTML = template;
  const button = root.querySelector('button');
  button.addEventListener('click', onClick);
  container.append(host);
  return {
    // Not the `disabled` attribute: it would drop the keyboard focus, and `onClick` must still run.
    setDisabled(isDisabled) {
      button.setAttribute('aria-disabled', String(isDisabled));
    },
    setBusy(isBusy) {
      button.setAttribute('aria-busy', String(isBusy));
    },
    focus: () => button.focus(),
    remove: () => host.remove(),
  };
}
