// A mail server that accepts every mail and stores none, so that the benchmark measures the product and not a
// mailbox.
import { createRequire } from 'node:module';

// The `import` build names a folder of nodemailer, which Node does not resolve for a module; the other build works.
const { SMTPServer }: typeof import('smtp-server') = createRequire(import.meta.url)('smtp-server');

export type SmtpSink = { url: string; stop: () => Promise<void> };

/** Starts it on a free port of this machine. */
export function startSmtpSink(): Promise<SmtpSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Otherwise the server would query DNS for each connection's name.
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, taken) {
      stream.on('end', () => taken());
      stream.resume();
    },
  });
  // Clients may disconnect at any time.
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
