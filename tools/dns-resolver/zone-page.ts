import { escapeHtml } from '../paypal-sandbox/http/html';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #faf8f5 }
textarea { width: 100%; box-sizing: border-box; font: .875rem/1.5 ui-monospace, monospace } button { font: inherit; padding: .5rem 1rem; margin-top: .75rem }`;

const SAID = {
  saved: '<p role="status">Saved.</p>',
  wrong:
    '<p role="alert">Each line is NAME TYPE VALUE, with A, AAAA, CNAME or TXT as type. Nothing was saved.</p>',
};

/** The zone as a form. */
export const zonePage = (zone: string, said: keyof typeof SAID | null): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>DNS</title><style>${STYLE}</style></head><body><h1>DNS of the demo</h1><p>This is all that the demo's server finds in DNS. One record on each line.</p>${said === null ? '' : SAID[said]}<form method="post" action="/"><label for="zone">Records</label><textarea id="zone" name="zone" rows="16" spellcheck="false">${escapeHtml(zone)}</textarea><button>Save</button></form></body></html>`;
