import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolver } from '@/lib/domains/look-up';
import type { Environment } from '@/lib/env';
import { greetMailServer } from '@/lib/mail/smtp/smtp-sender';
import { reasonOf } from '@/lib/reason-of';
import { bad, type Finding, fine, skipped, warned } from './finding';
import { PATIENCE } from './in-time';

/** Seconds: PayPal refuses requests of another time. */
const CLOCK_TOLERANCE = 30;

/** Whether the mail server lets us in. */
export async function checkMail({ SMTP_URL }: Pick<Environment, 'SMTP_URL'>): Promise<Finding> {
  if (SMTP_URL === undefined) {
    return warned('Mail', 'SMTP_URL is not set, so nobody gets a mail.', 'Set it before you open shops.');
  }
  try {
    await greetMailServer();
    return fine('Mail', 'The mail server lets us in.');
  } catch (error) {
    return bad(
      'Mail',
      `The mail server does not take mails: ${reasonOf(error)}.`,
      'Check SMTP_URL: host, port, name, password, and encryption (docs/deploying.md, Mail).',
    );
  }
}

/** Whether PayPal can be reached, and tells the same time. */
export async function checkPayPal({
  PAYPAL_API_BASE,
}: Pick<Environment, 'PAYPAL_API_BASE'>): Promise<Finding> {
  try {
    // Without a key it answers 401, which is all that is asked.
    const answer = await fetch(new URL('/v1/oauth2/token', PAYPAL_API_BASE), {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const difference = Number.isNaN(date) ? 0 : Math.abs(date - Date.now()) / 1_000;
    if (answer.status >= 500) {
      return warned('PayPal', `It answers ${answer.status}.`, 'See PayPal’s status page.');
    }
    return difference > CLOCK_TOLERANCE
      ? bad(
          'PayPal',
          `Its clock differs by ${difference.toFixed(0)} seconds.`,
          'Let this machine take its time from NTP.',
        )
      : fine('PayPal', `It answers at ${new URL(PAYPAL_API_BASE).host}.`);
  } catch (error) {
    return bad(
      'PayPal',
      `It is not reached: ${reasonOf(error)}.`,
      'Let this machine open https connections to PAYPAL_API_BASE.',
    );
  }
}

/** Whether the platform's domain and every shop below it lead somewhere. */
export async function checkNames({
  PLATFORM_DOMAIN,
}: Pick<Environment, 'PLATFORM_DOMAIN'>): Promise<Finding[]> {
  const host = PLATFORM_DOMAIN.replace(/:\d+$/, '');
  if (host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0) {
    return [skipped('DNS', `${host} is this machine's own.`)];
  }
  // A name that nobody has, which only a wildcard answers.
  const shop = `doctor-${randomBytes(4).toString('hex')}.${host}`;
  return Promise.all([
    checkName(host, `Add an A or AAAA record for ${host}.`),
    checkName(shop, `Add a wildcard record *.${host}: each shop has a name below it.`),
  ]);
}

async function checkName(name: string, action: string): Promise<Finding> {
  const dns = resolver();
  const found = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return addresses.length > 0
    ? fine('DNS', `${name} leads to ${addresses.slice(0, 3).join(', ')}.`)
    : bad('DNS', `${name} leads nowhere.`, action);
}
