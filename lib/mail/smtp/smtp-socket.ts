import 'server-only';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Options } from 'nodemailer/lib/smtp-transport/index.js';

const PORT = { plain: 587, secure: 465 };

/**
 * The connection for one mail, in the hands of whoever sends it: nodemailer opens its own out of reach, and has no
 * way to end a call that is under way. `options` go to its transport; `connectLimit` is in milliseconds.
 */
export function openSmtpSocket(url: string, connectLimit: number) {
  let socket: Socket | undefined;
  let isOver = false;

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
    const timer = setTimeout(
      () =>
        opened.destroy(Object.assign(new Error('The mail server was not reached'), { code: 'ETIMEDOUT' })),
      connectLimit,
    );
    opened.once('close', () => clearTimeout(timer));
    const onError = (error: Error) => callback(error, null);
    opened.once('error', onError);
    // Stays, so that an error which comes when nobody listens any more ends no process.
    opened.on('error', () => {});
    opened.once(isSecure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      opened.off('error', onError);
      callback(null, { connection: opened, secured: isSecure });
    });
  };

  return {
    options: { url, getSocket },
    /** Ends it at once, whatever is under way. */
    cut: () => {
      isOver = true;
      socket?.destroy();
    },
    /** Ends it once what was written has gone. */
    finish: () => {
      isOver = true;
      socket?.destroySoon();
    },
  };
}
