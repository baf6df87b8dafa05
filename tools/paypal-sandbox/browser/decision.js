/*
 * A window's closing and its last message arrive separately. After the closing, wait this many milliseconds for the
 * message.
 */
const graceMilliseconds = 300;
const pollMilliseconds = 150;
/** If the window has not reported the order by then, it is sent there again. Milliseconds. */
const loadMilliseconds = 6_000;

/**
 * Resolves to the buyer's decision in the window: the message that the window sent, or `{ type: 'cancelled' }` if
 * it closed without one. Only messages from that window, origin and channel count. `show` navigates the window to
 * the order; it is called again if the browser lost the first navigation while the window opened.
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
