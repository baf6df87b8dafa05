// A mail server that takes every mail and keeps none: what is measured is the product, not a mailbox.
import { createServer } from 'node:net';

export type SmtpSink = { url: string; stop: () => Promise<void> };

/** Starts it on a free port of this machine. */
export function startSmtpSink(): Promise<SmtpSink> {
  const server = createServer((socket) => {
    let isMail = false;
    let rest = '';
    const answer = (line: string) => {
      if (isMail) {
        if (line !== '.') {
          return;
        }
        isMail = false;
        socket.write('250 taken\r\n');
      } else if (/^data$/i.test(line)) {
        isMail = true;
        socket.write('354 go on\r\n');
      } else if (/^quit$/i.test(line)) {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 fine\r\n');
      }
    };
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(answer);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
          }),
      });
    });
  });
}
