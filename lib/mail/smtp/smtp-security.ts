// Mails contain links that open accounts and orders, and the connection carries our password: none of it may go over
// an unencrypted connection.

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Parameters that a URL may not set: nodemailer lets them override options. */
const SWITCHES = ['secure', 'ignoreTLS', 'requireTLS', 'opportunisticTLS'];

export type SmtpSecurity = {
  /** The address without parameters that would disable encryption. */
  url: string;
  /** Whether the connection must be encrypted before anything is sent. Only loopback connections are exempt. */
  requireTLS: boolean;
};

/** The security settings for the mail server of a URL (smtp:// or smtps://). */
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
