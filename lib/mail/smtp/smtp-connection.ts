// Connections to the mail server. One stays open for a moment after its mail, for the next one: a new one costs a greeting, a TLS
// handshake and a sign-in, and most mails come in twos.
import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import SmtpPool from 'nodemailer/lib/smtp-pool/index.js';
import { smtpSecurity } from './smtp-security';
import { openSmtpSocket } from './smtp-socket';

/** Milliseconds that a connection waits for its next mail. Mail servers close theirs after a minute at the earliest. */
const LONGEST_REST = 5_000;
/** Open connections without a mail. */
const MOST_RESTING = 4;

export type SmtpConnection = {
  transporter: Pick<Transporter, 'sendMail' | 'verify'>;
  /** Closes the connection at once, whatever is running. */
  cut: () => void;
  /** Closes the connection after pending writes. */
  finish: () => void;
  /** Keeps the connection for the next mail. */
  rest: () => void;
};

type Resting = {
  connection: SmtpConnection;
  isOpen: () => boolean;
  restsUntil: number;
  timer: NodeJS.Timeout;
};
let resting: Resting[] = [];

/** Limits in milliseconds: for connecting and greeting, and for a silence of the server. */
type Limits = { greeting: number; silence: number };

/** A connection that is opened by its first use. */
export function newConnection(address: string, { greeting, silence }: Limits): SmtpConnection {
  const { url, requireTLS } = smtpSecurity(address);
  const socket = openSmtpSocket(url, greeting);
  // Not as options of createTransport: it drops all options that come with a url. A pool of one connection, because nothing
  // else of nodemailer keeps one; which mail uses which is decided here, so that a mail's deadline cuts no other mail.
  const options = {
    ...socket.options,
    pool: true as const,
    maxConnections: 1,
    // Its types do not know it. By default a mail whose connection breaks begins again, without an end.
    maxRequeues: 0,
    requireTLS,
    greetingTimeout: greeting,
    socketTimeout: silence,
  };
  const transporter = createTransport(new SmtpPool(options));
  const connection: SmtpConnection = {
    transporter,
    cut: () => {
      socket.cut();
      transporter.close();
    },
    finish: () => {
      socket.finish();
      transporter.close();
    },
    rest: () => {
      if (resting.length >= MOST_RESTING || !socket.isOpen()) {
        connection.finish();
        return;
      }
      const timer = setTimeout(() => endRest(connection), LONGEST_REST);
      timer.unref();
      const restsUntil = performance.now() + LONGEST_REST;
      resting.push({ connection, isOpen: socket.isOpen, restsUntil, timer });
    },
  };
  return connection;
}

function endRest(connection: SmtpConnection): void {
  resting = resting.filter((other) => other.connection !== connection);
  connection.finish();
}

/** A connection that is open since an earlier mail; null if there is none. */
export function restingConnection(): SmtpConnection | null {
  for (let last = resting.pop(); last !== undefined; last = resting.pop()) {
    clearTimeout(last.timer);
    // A function of a cloud may have been frozen in between, its timers too.
    if (last.isOpen() && performance.now() < last.restsUntil) {
      return last.connection;
    }
    last.connection.finish();
  }
  return null;
}
