import 'server-only';
import { createTransport } from 'nodemailer';
import SmtpTransport from 'nodemailer/lib/smtp-transport/index.js';
import { env } from '@/lib/env';
import { headerAddress, headerSubject, messageIdOf } from '@/lib/mail/mail-headers';
import { MailNotConfigured, MailTimeout } from './mail-failure';
import { smtpSecurity } from './smtp-security';
import { openSmtpSocket } from './smtp-socket';

export type Mail = {
  to: string;
  fromName: string;
  /** Where an answer goes; null for nowhere in particular. */
  replyTo?: { name: string; address: string } | null;
  /** The mail's id in the outbox, if it has one. */
  mailId?: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Hands a mail to the SMTP server. Rejects when there is none, when it is elsewhere and offers no encryption, when it does not take the mail, and when it has not
 * answered in SMTP_TIMEOUT_SECONDS: then the connection is cut, so the mail cannot still be taken by this call.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, SMTP_TIMEOUT_SECONDS, MAIL_FROM } = env();
  if (!SMTP_URL) {
    throw new MailNotConfigured('SMTP_URL is not set');
  }
  const limit = SMTP_TIMEOUT_SECONDS * 1_000;
  // A server that is up says so at once; what it does with a mail then may take it a while.
  const greetingLimit = Math.min(limit, 15_000);
  const { url, requireTLS } = smtpSecurity(SMTP_URL);
  const socket = openSmtpSocket(url, greetingLimit);
  // Not as options of createTransport, which drops every one that stands beside a url.
  const transporter = createTransport(
    new SmtpTransport({
      ...socket.options,
      requireTLS,
      greetingTimeout: greetingLimit,
      socketTimeout: limit,
    }),
  );
  // Its own timeouts begin anew with every byte: a server that says a word now and then would hold us for hours.
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new MailTimeout('The mail server did not answer in time'));
      socket.cut();
    }, limit);
  });
  try {
    await Promise.race([transporter.sendMail(message(mail, MAIL_FROM)), deadline]);
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
  // No program answers it by itself (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  text,
  html,
});
