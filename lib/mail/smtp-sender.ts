import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';

export type Mail = { to: string; fromName: string; subject: string; text: string; html: string };

let transporter: Transporter | undefined;

/** Hands a mail to the SMTP server. Rejects when there is none or it does not take the mail. */
export async function sendMail({ to, fromName, subject, text, html }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) {
    throw new Error('SMTP_URL is not set');
  }
  transporter ??= createTransport({
    url: SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  // Addresses as objects: a name or address with commas or brackets is not parsed into a second recipient.
  await transporter.sendMail({
    from: { name: fromName, address: MAIL_FROM },
    to: { name: '', address: to },
    subject,
    text,
    html,
  });
}
