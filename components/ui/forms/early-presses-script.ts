// The text of an inline script. use-early-presses.ts replays the clicks that it kept.

/**
 * Runs while the page is still loading. Inside `data-waiting` it keeps clicks: a form for its submit button, a button
 * for itself, each once. A stepper changes its field at once, where the page's script reads it; typed texts and
 * chosen files stay in their fields anyway. A kept click is marked with `data-pressed`, and so is a clicked card
 * link, which the browser itself follows.
 */
export const EARLY_PRESSES_SCRIPT = `(() => {
  const kept = (window.earlyPresses = []);
  const isWaiting = (element) => element instanceof Element && element.closest('[data-waiting]');
  const mark = (element) => element && element.setAttribute('data-pressed', '');
  const keep = (element, shown) => { if (!kept.includes(element)) kept.push(element); mark(shown); };
  addEventListener('submit', (event) => {
    if (!isWaiting(event.target)) return;
    event.preventDefault();
    keep(event.target, event.submitter || event.target.querySelector('[type=submit]'));
  }, true);
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button[type=button]');
    if (!button || !isWaiting(button)) return;
    const step = Number(button.dataset.step);
    if (!step) return keep(button, button);
    const field = button.parentElement.querySelector('input');
    const count = Math.max(1, (parseInt(field.value, 10) || 1) + step);
    field.value = String(count);
    const less = button.parentElement.querySelector('[data-step="-1"]');
    if (less) less.disabled = count <= 1;
  }, true);
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isWaiting(event.target) && event.target.matches('[inputmode=numeric]')) event.preventDefault();
  }, true);
  for (const name of ['dragover', 'drop'])
    addEventListener(name, (event) => { if (isWaiting(event.target)) event.preventDefault(); }, true);
  addEventListener('click', (event) => {
    const card = event.target instanceof Element && event.target.closest('[data-card]');
    if (card && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey) mark(card);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const card of document.querySelectorAll('[data-card]')) card.removeAttribute('data-pressed');
  });
})()`;
