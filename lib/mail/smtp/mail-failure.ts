// Why a mail was not sent: recorded as one word and, if the mail server replied, its reply.
import { z } from 'zod';
import { type MailFailure, mailSentences } from '@/lib/messages/en/mail';
import { cleanLine } from '@/lib/text/clean-text';
import { shortText } from '@/lib/text/short-text';

/** No mail server is configured: `SMTP_URL` is missing. */
export class MailNotConfigured extends Error {}

/** The mail server did not finish in time. */
export class MailTimeout extends Error {}

const LONGEST_REPLY = 200;

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

const UNENCRYPTED_HINT =
  'SMTP_URL names a mail server on another machine that offers no encryption, so it was told nothing: use smtps://, or a server with STARTTLS';

/** nodemailer's only messages when the other side hangs up. */
const HUNG_UP = ['Unexpected socket close', 'Reached maximum number of retries after connection was closed'];

/** The reply of a mail server that ends the connection (RFC 5321, 3.8). */
const CLOSES = 421;

const BY_CODE: Record<string, MailFailure> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  ETIMEDOUT: 'timeout',
  EDNS: 'unreachable',
  ETLS: 'unencrypted',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EPROTOCOL: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EPIPE: 'unreachable',
};

/** The kind of failure behind an error of `sendMail`. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailNotConfigured) {
    return 'not_configured';
  }
  if (error instanceof MailTimeout) {
    return 'timeout';
  }
  const { code = '', message, command, responseCode = 550 } = smtpError.safeParse(error).data ?? {};
  if (code === 'EENVELOPE' && command === 'RCPT TO') {
    return responseCode >= 500 ? 'recipient' : 'recipient_later';
  }
  return HUNG_UP.includes(message ?? '') ? 'unreachable' : (BY_CODE[code] ?? 'internal');
}

/** Whether an error says that the connection was lost, and nothing of the mail. */
export const isLostConnection = (error: unknown): boolean =>
  mailFailureOf(error) === 'unreachable' || smtpError.safeParse(error).data?.responseCode === CLOSES;

/**
 * The text that the outbox stores for an error: 'recipient: 550 5.1.1 No such user'. For an error that does not come
 * from a mail server, only 'internal': its text can contain anything.
 */
export function noteOfFailure(error: unknown): string {
  const failure = mailFailureOf(error);
  const isSaid = failure === 'recipient' || failure === 'recipient_later' || failure === 'refused';
  const reply = isSaid ? cleanLine(smtpError.safeParse(error).data?.response ?? '') : '';
  return reply === '' ? failure : `${failure}: ${shortText(reply, LONGEST_REPLY)}`;
}

/**
 * The log fields of an error: the kind, and the code of the mail server's reply. nodemailer's errors contain the
 * recipients, so a whole error is logged only if no mail server was involved.
 */
export function logOfFailure(error: unknown): Record<string, unknown> {
  const failure = mailFailureOf(error);
  const { responseCode, response, command } = smtpError.safeParse(error).data ?? {};
  const isOurs = failure === 'internal' && response === undefined && command === undefined;
  return {
    failure,
    ...(responseCode !== undefined && { responseCode }),
    ...(failure === 'unencrypted' && { hint: UNENCRYPTED_HINT }),
    ...(isOurs && { error }),
  };
}

const isFailure = (word: string): word is MailFailure => Object.hasOwn(mailSentences.failures, word);

/** The two parts of a stored failure, for people to read. Any other text is an internal failure. */
export function readFailureNote(note: string): { failure: MailFailure; reply: string | null } {
  const [word = '', ...rest] = note.split(': ');
  const failure = isFailure(word) ? word : null;
  return failure ? { failure, reply: rest.join(': ') || null } : { failure: 'internal', reply: null };
}
