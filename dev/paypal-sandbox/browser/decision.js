/*
 * A closed window and its last message arrive by different ways; after noticing the closing this long
 * is waited for the message.
 */
const graceMilliseconds = 300;
const pollMilliseconds = 150;

/**
 * Resolves to what the buyer decided in the window: the message it sent, or `{ type: 'cancelled' }` when
 * it was closed without one. Only messages from that window, that origin and that channel count.
 */
export function waitForDecision(surface, origin, channel) {
  return new Promise((resolve) => {
    let closedSince = null;
    function finish(decision) {
      window.clearInterval(timer);
      window.removeEventListener('message', receive);
      resolve(decision);
    }
    function receive(event) {
      const isOurs = event.origin === origin && surface.isSender(event.source);
      if (isOurs && event.data?.source === 'paypal-sandbox' && event.data.channel === channel) {
        finish(event.data);
      }
    }
    function poll() {
      if (!surface.isClosed()) return;
      closedSince ??= Date.now();
      if (Date.now() - closedSince >= graceMilliseconds) finish({ type: 'cancelled' });
    }
    const timer = window.setInterval(poll, pollMilliseconds);
    window.addEventListener('message', receive);
  });
}
