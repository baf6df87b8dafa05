// Mails hold links that open accounts and orders, and the connection our password: nothing of it goes over a line that
// others can read.

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What a URL may not switch off: nodemailer lets its parameters win over options. */
const SWITCHES = ['secure', 'ignoreTLS', 'requireTLS', 'opportunisticTLS'];

export type SmtpSecurity = {
  /** The address without parameters that would leave the line open. */
  url: string;
  /** Whether the connection must be encrypted before anything is said. Only this machine's own lines need not be. */
  requireTLS: boolean;
};

/** How the mail server of a URL (smtp:// or smtps://) is spoken to. */
export function smtpSecurity(address: string): SmtpSecurity {
  const url = new URL(address);
  if (LOOPBACK.test(url.hostname.toLowerCase())) {
    return { url: address, requireTLS: false };
  }
  for (const name of SWITCHES) {
    url.searchParams.delete(name);
  }
  return { url: url.href, requireTLS: true };
}
