// An SMTP server for tests that accepts mails, refuses them, or hangs: nodemailer's own test transports cannot.
import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { z } from 'zod';

export type SmtpMood =
  | 'take'
  /** Accepts the connection and never sends anything. */
  | 'hang'
  /** Sends a line every 100 ms, and never finishes. */
  | 'drip'
  /** Accepts everything except the recipient. */
  | 'refuse_recipient'
  /** Asks to retry the recipient later. */
  | 'delay_recipient'
  /** Accepts the mail, and hangs up before saying so. */
  | 'hang_up'
  /** Rejects the password. */
  | 'refuse_login';

export type TakenMail = { from: string; to: string[]; raw: string };

export type SmtpServer = {
  url: string;
  /** The accepted mails. */
  mails: TakenMail[];
  /** The number of connections so far. */
  connections: () => number;
  /** The number of open connections. */
  open: () => number;
  /** The received lines, and which of them were encrypted. */
  lines: { text: string; isEncrypted: boolean }[];
  setMood: (mood: SmtpMood) => void;
  /** Ends all open connections. */
  hangUp: () => void;
  /** Ends the connection on which the next line comes, after this answer. */
  closeAtNextLine: (answer: string) => void;
  stop: () => Promise<void>;
};

const address = z.object({ port: z.number() });

type Certificate = { certificate: string; privateKey: string };

/**
 * Starts a server on a free port, reachable at any address of this machine; with a certificate it offers STARTTLS.
 */
export async function startSmtpServer(tls?: Certificate): Promise<SmtpServer> {
  const state: State = { mood: 'take', lastAnswer: null };
  let connections = 0;
  const sockets = new Set<Socket>();
  const mails: TakenMail[] = [];
  const lines: SmtpServer['lines'] = [];
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (state.mood === 'hang') {
      // Without reading, the end of the connection would go unnoticed.
      socket.resume();
      return;
    }
    if (state.mood === 'drip') {
      socket.resume();
      const timer = setInterval(() => socket.write('220-one moment\r\n'), 100);
      socket.on('close', () => clearInterval(timer));
      return;
    }
    converse(socket, { state, mails, lines, tls });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = address.parse(server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    lines,
    connections: () => connections,
    open: () => sockets.size,
    setMood: (next) => {
      state.mood = next;
    },
    hangUp: () => {
      for (const socket of sockets) {
        socket.end();
      }
    },
    closeAtNextLine: (answer) => {
      state.lastAnswer = answer;
    },
    stop: async () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type State = { mood: SmtpMood; lastAnswer: string | null };
type Talk = Pick<SmtpServer, 'mails' | 'lines'> & { state: State; tls?: Certificate; isUpgraded?: boolean };

const RECIPIENT_ANSWERS: Partial<Record<SmtpMood, string>> = {
  refuse_recipient: '550 5.1.1 No such user here',
  delay_recipient: '450 4.2.0 Greylisted, come back later',
};

function converse(socket: Socket, talk: Talk): void {
  const { state, mails, lines, tls, isUpgraded = false } = talk;
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: TakenMail = { from: '', to: [], raw: '' };
  let isData = false;
  let buffered = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    buffered += chunk;
    for (let end = buffered.indexOf('\r\n'); end !== -1; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      take(line);
    }
  });
  if (!isUpgraded) {
    say('220 test');
  }

  function take(line: string): void {
    lines.push({ text: line, isEncrypted: isUpgraded });
    if (state.lastAnswer !== null) {
      socket.end(state.lastAnswer === '' ? '' : `${state.lastAnswer}\r\n`);
      state.lastAnswer = null;
    } else if (isData) {
      takeData(line);
    } else if (/^STARTTLS/i.test(line)) {
      upgrade();
    } else if (/^(EHLO|HELO)/i.test(line)) {
      say(
        `${state.mood === 'refuse_login' ? '250-test\r\n250-AUTH PLAIN' : '250-test'}\r\n250 ${tls && !isUpgraded ? 'STARTTLS' : 'HELP'}`,
      );
    } else if (/^AUTH/i.test(line)) {
      say('535 5.7.8 wrong password');
    } else if (/^MAIL FROM:/i.test(line)) {
      mail = { from: line.slice(10), to: [], raw: '' };
      say('250 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      mail.to.push(line.slice(8));
      say(RECIPIENT_ANSWERS[state.mood] ?? '250 ok');
    } else if (/^DATA/i.test(line)) {
      isData = true;
      say('354 go on');
    } else {
      say('250 ok');
    }
  }

  function upgrade(): void {
    if (!tls || isUpgraded) {
      say('502 5.5.1 not here');
      return;
    }
    say('220 go on');
    socket.removeAllListeners('data');
    const { certificate: cert, privateKey: key } = tls;
    const secureContext = createSecureContext({ cert, key });
    const encrypted = new TLSSocket(socket, { isServer: true, secureContext });
    encrypted.on('error', () => {});
    converse(encrypted, { ...talk, isUpgraded: true });
  }

  function takeData(line: string): void {
    if (line !== '.') {
      mail.raw += `${line}\r\n`;
      return;
    }
    isData = false;
    if (state.mood === 'hang_up') {
      socket.destroy();
      return;
    }
    mails.push(mail);
    say('250 taken');
  }
}
