/*
 * A closed window and its last message arrive by different ways; after noticing the closing this long
 * is waited for the message.
 */
const graceMilliseconds = 300;
const pollMilliseconds = 150;
/** A window that has not said by then that it shows the order is sent there again. */
const loadMilliseconds = 6_000;

/**
 * Resolves to what the buyer decided in the window: the message it sent, or `{ type: 'cancelled' }` when
 * it was closed without one. Only messages from that window, that origin and that channel count. `show` leads
 * the window to the order; it is called again if the browser has lost the first one while the window opened.
 */
export function waitForDecision(surface, origin, channel, show) {
  return new Promise((resolve) => {
    let closedSince = null;
    let shownAt = Date.now();
    let isShown = false;
    function finish(decision) {
      window.clearInterval(timer);
      window.removeEventListener('message', receive);
      resolve(decision);
    }
    function receive(event) {
      const isOurs = event.origin === origin && surface.isSender(event.source);
      if (!isOurs || event.data?.source !== 'paypal-sandbox' || event.data.channel !== channel) return;
      if (event.data.type === 'shown') isShown = true;
      else finish(event.data);
    }
    function poll() {
      if (!surface.isClosed()) {
        if (!isShown && Date.now() - shownAt >= loadMilliseconds) {
          shownAt = Date.now();
          show();
        }
        return;
      }
      closedSince ??= Date.now();
      if (Date.now() - closedSince >= graceMilliseconds) finish({ type: 'cancelled' });
    }
    const timer = window.setInterval(poll, pollMilliseconds);
    window.addEventListener('message', receive);
    if (!surface.isClosed()) show();
  });
}
