import 'server-only';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';

const PORT = { plain: 587, secure: 465 };

/**
 * Opens a connection for mails. nodemailer keeps the connections that it opens itself out of reach, and cannot
 * abort a running call. `options` go to nodemailer's transport; `connectLimit` is in milliseconds.
 */
export function openSmtpSocket(url: string, connectLimit: number) {
  let socket: Socket | undefined;
  let isOver = false;
  let isEnded = false;

  const getSocket: NonNullable<Options['getSocket']> = ({ host, port, secure, tls }, callback) => {
    if (isOver) {
      callback(new Error('The call is over'), null);
      return;
    }
    const isSecure = secure ?? Number(port) === PORT.secure;
    const to = { host: host ?? 'localhost', port: Number(port) || (isSecure ? PORT.secure : PORT.plain) };
    const servername = isIP(to.host) === 0 ? { servername: to.host } : {};
    const opened = isSecure ? connectTls({ ...servername, ...tls, ...to }) : connect(to);
    socket = opened;
    // A conversation of short lines: each would wait for the acknowledgement of the one before.
    opened.setNoDelay();
    isEnded = false;
    for (const event of ['end', 'close']) {
      opened.once(event, () => {
        isEnded = true;
      });
    }
    const timer = setTimeout(
      () =>
        opened.destroy(Object.assign(new Error('The mail server was not reached'), { code: 'ETIMEDOUT' })),
      connectLimit,
    );
    opened.once('close', () => clearTimeout(timer));
    const onError = (error: Error) => callback(error, null);
    opened.once('error', onError);
    // Stays attached, so that a late error without any other listener does not end the process.
    opened.on('error', () => {});
    opened.once(isSecure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      opened.off('error', onError);
      callback(null, { connection: opened, secured: isSecure });
    });
  };

  return {
    options: { url, getSocket },
    /** Whether the connection is open, and the mail server has not ended it. */
    isOpen: () => socket !== undefined && !isOver && !isEnded && !socket.destroyed,
    /** Closes the connection at once, whatever is running. */
    cut: () => {
      isOver = true;
      socket?.destroy();
    },
    /** Closes the connection after pending writes. */
    finish: () => {
      isOver = true;
      socket?.destroySoon();
    },
  };
}
