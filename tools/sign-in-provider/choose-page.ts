import { escapeHtml } from '../paypal-sandbox/http/html';
import { type Account, DEMO_ACCOUNTS } from './accounts';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #faf8f5 }
main { background: #fff; border: 1px solid #ddd6cc; border-radius: .75rem; padding: 1.5rem }
h1 { font-size: 1.25rem; margin: 0 0 .25rem } p { margin: 0 0 1rem; color: #5c5650 }
form { margin: 0 0 .5rem } label { display: block; margin: .5rem 0 }
input[type=email], input[type=text] { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem }
button { width: 100%; min-height: 3rem; font: inherit; text-align: left; padding: .5rem .75rem; border: 1px solid #b7aea2; border-radius: .5rem; background: #fff; cursor: pointer; overflow-wrap: anywhere }
button small { display: block; color: #5c5650 }`;

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function accountForm({ email, name, isVerified }: Account, request: string): string {
  const note = isVerified ? email : `${email}, not confirmed`;
  return `<form method="post">${hidden('request', request)}${hidden('email', email)}${hidden('name', name)}${isVerified ? hidden('verified', 'on') : ''}<button>${escapeHtml(name)}<small>${escapeHtml(note)}</small></button></form>`;
}

/** The page on which somebody chooses who they are. No password is asked: it is a stand-in on this machine. */
export function choosePage(request: string): string {
  const own = `<form method="post">${hidden('request', request)}
<label>Email <input type="email" name="email" required></label>
<label>Name <input type="text" name="name"></label>
<label><input type="checkbox" name="verified" checked> The provider has confirmed the address</label>
<button>Continue</button></form>
<form method="post">${hidden('request', request)}${hidden('cancel', 'on')}<button>Cancel</button></form>`;
  const accounts = DEMO_ACCOUNTS.map((account) => accountForm(account, request)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose an account</title><style>${STYLE}</style></head><body><main><h1>Choose an account</h1><p>A stand-in for a sign-in provider. Nothing leaves this machine.</p>${accounts}<h2>Somebody else</h2>${own}</main></body></html>`;
}
