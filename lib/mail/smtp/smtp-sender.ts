import 'server-only';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { env } from '@/lib/env';
import { headerAddress, headerSubject, messageIdOf } from '@/lib/mail/mail-headers';
import { isLostConnection, MailNotConfigured, MailTimeout } from './mail-failure';
import { newConnection, restingConnection, type SmtpConnection } from './smtp-connection';

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
export async function sendMail(mail: Mail): Promise<void> {
  const { address, from, limits } = mailServer();
  const deadline = performance.now() + limits.silence;
  const content = message(mail, from);
  // Composed first: otherwise nodemailer writes a mail to the socket in a dozen small pieces.
  const raw = await new MailComposer(content).compile().build();
  const send = async (connection: SmtpConnection) => {
    await within(deadline, connection, (transporter) =>
      transporter.sendMail({ from: content.from, to: content.to, raw }),
    );
    connection.rest();
  };
  const open = restingConnection();
  if (open !== null) {
    try {
      return await send(open);
    } catch (error) {
      // The server has ended the connection while it rested, and says nothing of this mail.
      if (!isLostConnection(error)) {
        throw error;
      }
    }
  }
  await send(newConnection(address, limits));
}

/** Connects to the mail server and signs in, without a mail. Rejects as `sendMail` does. */
export async function greetMailServer(): Promise<void> {
  const { address, limits } = mailServer();
  const connection = newConnection(address, limits);
  await within(performance.now() + limits.silence, connection, (transporter) => transporter.verify());
  connection.finish();
}

/** Where mails go, from whom, and how many milliseconds it may take. Throws if no server is configured. */
function mailServer() {
  const { SMTP_URL, SMTP_TIMEOUT_SECONDS, MAIL_FROM } = env();
  if (!SMTP_URL) {
    throw new MailNotConfigured('SMTP_URL is not set');
  }
  const silence = SMTP_TIMEOUT_SECONDS * 1_000;
  // A running server greets at once; only the handling of a mail can take long.
  return { address: SMTP_URL, from: MAIL_FROM, limits: { greeting: Math.min(silence, 15_000), silence } };
}

/** Cuts the connection if the work fails, or is not done at the deadline. */
async function within(
  deadline: number,
  { transporter, cut }: SmtpConnection,
  work: (transporter: SmtpConnection['transporter']) => Promise<unknown>,
): Promise<void> {
  // nodemailer's own timeouts restart with every byte: a server that sends a byte now and then would block us for
  // hours.
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(new MailTimeout('The mail server did not answer in time'));
        cut();
      },
      Math.max(0, deadline - performance.now()),
    );
  });
  try {
    await Promise.race([work(transporter), late]);
  } catch (error) {
    cut();
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
