import { readFileSync } from 'node:fs';
import { escapeHtml } from '../http/html';
import { shell } from '../views/page-shell';
import { sellerKinds } from './sellers';

const pageScript = readFileSync(new URL('../browser/onboarding-page.js', import.meta.url), 'utf8');

/** The page on which a seller agrees that the partner acts for them. */
export function onboardingPage({
  nonce,
  token,
  back,
}: {
  nonce: string;
  token: string;
  back: string;
}): string {
  const sellers = Object.entries(sellerKinds).map(
    ([kind, { label }]) => `<option value="${kind}">${escapeHtml(label)}</option>`,
  );
  const content = `<main data-token="${escapeHtml(token)}" data-back="${escapeHtml(back)}">
<p class="quiet">Connect your account</p>
<h1>Let the platform take payments for you</h1>
<p>It may make payments to your account, refund them, and keep its fee of each.</p>
<label for="seller">Sign in as</label>
<select id="seller">${sellers.join('')}</select>
<p role="alert" id="problem" hidden></p>
<button type="button" class="primary" data-choice="agree">Agree and connect</button>
<button type="button" class="plain" data-choice="cancel">Not now</button>
</main>`;
  return shell({ nonce, title: 'PayPal – connect your account', content, script: pageScript });
}
