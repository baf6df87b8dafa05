import { escapeHtml } from '../paypal-sandbox/http/html';

export type ReceivedText = {
  /** E.164. */
  to: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
};

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #faf8f5 }
li { background: #fff; border: 1px solid #ddd6cc; border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; list-style: none }
ul { padding: 0 } p { margin: 0; overflow-wrap: anywhere } small { color: #5c5650 }`;

/** The messages as a page that loads itself again every three seconds; newest first. */
export function inboxPage(received: readonly ReceivedText[]): string {
  const rows = received.map(
    ({ to, text, at }) =>
      `<li><p>${escapeHtml(text)}</p><small>${escapeHtml(to)} · <time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(11, 19)} UTC</time></small></li>`,
  );
  const content = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No text message yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Text messages</title><style>${STYLE}</style></head><body><h1>Text messages</h1>${content}</body></html>`;
}
