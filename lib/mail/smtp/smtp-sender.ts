import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import SmtpTransport from 'nodemailer/lib/smtp-transport/index.js';
import { env } from '@/lib/env';
import { headerAddress, headerSubject, messageIdOf } from '@/lib/mail/mail-headers';
import { MailNotConfigured, MailTimeout } from './mail-failure';
import { smtpSecurity } from './smtp-security';
import { openSmtpSocket } from './smtp-socket';

export type Mail = {
  to: string;
  fromName: string;
  /** The address for replies; null for none. */
  replyTo?: { name: string; address: string } | null;
  /** The mail's id in the outbox, if it has one. */
  mailId?: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Sends a mail through the SMTP server. Rejects if no server is configured, if the server is on another machine and
 * offers no encryption, if it does not accept the mail, and after SMTP_TIMEOUT_SECONDS: then the connection is cut,
 * so that the mail cannot still be accepted in this call.
 */
export const sendMail = (mail: Mail): Promise<void> =>
  withMailServer((transporter, from) => transporter.sendMail(message(mail, from)));

/** Connects to the mail server and signs in, without a mail. Rejects as `sendMail` does. */
export const greetMailServer = (): Promise<void> => withMailServer((transporter) => transporter.verify());

async function withMailServer(
  work: (transporter: Transporter, from: string) => Promise<unknown>,
): Promise<void> {
  const { SMTP_URL, SMTP_TIMEOUT_SECONDS, MAIL_FROM } = env();
  if (!SMTP_URL) {
    throw new MailNotConfigured('SMTP_URL is not set');
  }
  const limit = SMTP_TIMEOUT_SECONDS * 1_000;
  // A running server greets at once; only the handling of a mail can take long.
  const greetingLimit = Math.min(limit, 15_000);
  const { url, requireTLS } = smtpSecurity(SMTP_URL);
  const socket = openSmtpSocket(url, greetingLimit);
  // Not as options of createTransport: it drops all options that come with a url.
  const transporter = createTransport(
    new SmtpTransport({
      ...socket.options,
      requireTLS,
      greetingTimeout: greetingLimit,
      socketTimeout: limit,
    }),
  );
  // nodemailer's own timeouts restart with every byte: a server that sends a byte now and then would block us for
  // hours.
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new MailTimeout('The mail server did not answer in time'));
      socket.cut();
    }, limit);
  });
  try {
    await Promise.race([work(transporter, MAIL_FROM), deadline]);
    socket.finish();
  } catch (error) {
    socket.cut();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const message = ({ to, fromName, replyTo, mailId, subject, text, html }: Mail, from: string) => ({
  from: headerAddress(fromName, from),
  to: headerAddress('', to),
  ...(replyTo && { replyTo: headerAddress(replyTo.name, replyTo.address) }),
  ...(mailId && { messageId: messageIdOf(mailId, from) }),
  subject: headerSubject(subject),
  disableFileAccess: true,
  disableUrlAccess: true,
  // Keeps mail programs from replying automatically (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  text,
  html,
});
