// A mail server that takes every mail and keeps none: what is measured is the product, not a mailbox.
import { createRequire } from 'node:module';

// Its build for `import` names a folder of nodemailer, which Node does not open for a module; the other build may.
const { SMTPServer }: typeof import('smtp-server') = createRequire(import.meta.url)('smtp-server');

export type SmtpSink = { url: string; stop: () => Promise<void> };

/** Starts it on a free port of this machine. */
export function startSmtpSink(): Promise<SmtpSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // A name for each connection would be asked of a name server.
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, taken) {
      stream.on('end', () => taken());
      stream.resume();
    },
  });
  // Clients leave as they like.
  server.on('error', () => {});
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      });
    });
  });
}
