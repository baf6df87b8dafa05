import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmtpServer, startSmtpServer } from '@/lib/testing/outside/smtp-server';
import { PATIENCE } from '@/lib/testing/time/patience';
import { makeCertificate } from '@/tools/paypal-sandbox/webhooks/certificate';
import { noteOfFailure } from './mail-failure';

let server: SmtpServer;
beforeEach(async () => {
  vi.resetModules();
  server = await startSmtpServer();
  vi.stubEnv('SMTP_URL', server.url);
  vi.stubEnv('SMTP_TIMEOUT_SECONDS', '20');
  vi.stubEnv('MAIL_FROM', 'no-reply@makerfront.example');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

const mail = {
  to: 'ada@example.test',
  fromName: 'Clay & Kiln',
  subject: 'Your order',
  text: 'Hello',
  html: '<p>Hello</p>',
};

async function send(changes: object = {}): Promise<void> {
  const { sendMail } = await import('./smtp-sender');
  await sendMail({ ...mail, ...changes });
}

/** The recorded failure, and how long the call took. */
async function failure(changes: object = {}): Promise<{ note: string; seconds: number }> {
  const start = performance.now();
  const note = await send(changes).then(
    () => 'sent',
    async (error) => (await import('./mail-failure')).noteOfFailure(error),
  );
  return { note, seconds: (performance.now() - start) / 1_000 };
}

/** The header lines, with folded lines joined. */
const headOf = (raw = '') => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('a mail server that accepts mails', () => {
  it('receives the mail in the name of the shop, with the same Message-ID at every try', async () => {
    const mailId = '0190a1b2-0000-7000-8000-00000000000a';
    await send({ mailId, replyTo: { name: 'Clay & Kiln', address: 'hello@clay.test' } });
    await send({ mailId });
    expect(server.mails[0]).toMatchObject({
      from: '<no-reply@makerfront.example>',
      to: ['<ada@example.test>'],
    });
    const head = headOf(server.mails[0]?.raw);
    expect(head).toContain('From: "Clay & Kiln" <no-reply@makerfront.example>');
    expect(head).toContain('Reply-To: "Clay & Kiln" <hello@clay.test>');
    expect(head).toContain('Auto-Submitted: auto-generated');
    const messageId = `Message-ID: <${mailId}@makerfront.example>`;
    expect(head).toContain(messageId);
    expect(headOf(server.mails[1]?.raw)).toContain(messageId);
  });

  it('has an open connection for a moment, which takes further mails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await send();
    await send({ to: 'grace@example.test' });
    expect(server.mails.map(({ to }) => to)).toEqual([['<ada@example.test>'], ['<grace@example.test>']]);
    expect(server.connections()).toBe(1);
    vi.advanceTimersByTime(4_900);
    expect(server.open()).toBe(1);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });

  it('gets mails of one moment over connections of their own, and keeps four of them', async () => {
    await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(server.mails).toHaveLength(6);
    expect(server.connections()).toBe(6);
    await vi.waitFor(() => expect(server.open()).toBe(4), PATIENCE);
    await send();
    expect(server.connections()).toBe(6);
  });

  it('may end a connection that waits, at once or when it is used', async () => {
    await send();
    server.hangUp();
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
    await send();
    expect(server.connections()).toBe(2);
    server.closeAtNextLine('421 4.4.2 timed out');
    await send();
    server.closeAtNextLine('');
    await send();
    expect([server.mails.length, server.connections()]).toEqual([4, 4]);
  });

  it('is not asked again over a new connection for what it has refused over an old one', async () => {
    await send();
    server.setMood('refuse_recipient');
    expect((await failure()).note).toBe('recipient: 550 5.1.1 No such user here');
    expect(server.connections()).toBe(1);
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });
});

describe('strangers’ text in names and addresses', () => {
  const hostile = [
    'Evil\r\nBcc: victim@example.test',
    'Evil\nBcc: victim@example.test\n\nbody',
    'a, victim@example.test',
    'a <victim@example.test>',
    '"quoted" <victim@example.test>, b',
    'group: victim@example.test;',
  ];

  it.each(hostile)('%j as a shop’s name and as a subject adds no recipient', async (text) => {
    await send({ fromName: text, subject: text, replyTo: { name: text, address: 'hello@clay.test' } });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.to).toEqual(['<ada@example.test>']);
    const head = headOf(server.mails[0]?.raw);
    expect(head.filter((line) => /^(Bcc|Cc):/i.test(line))).toEqual([]);
    expect(head.filter((line) => /^(From|To|Subject|Reply-To):/i.test(line))).toHaveLength(4);
    expect(head.find((line) => line.startsWith('To:'))).toBe('To: ada@example.test');
    expect(head.find((line) => line.startsWith('From:'))).toMatch(/<no-reply@makerfront\.example>$/);
  });

  it.each([
    'a,victim@example.test',
    'a@b.test>,<victim@example.test',
    'a@b.test\r\nRCPT TO:<victim@example.test>',
  ])('%j as an address reaches only the address that it names', async (to) => {
    await failure({ to });
    expect(server.mails.flatMap((taken) => taken.to)).not.toContain('<victim@example.test>');
  });
});

describe('a mail server that does not accept a mail', () => {
  it('and never answers runs into the timeout', async () => {
    server.setMood('hang');
    vi.stubEnv('SMTP_TIMEOUT_SECONDS', '1');
    const { note, seconds } = await failure();
    expect(note).toBe('timeout');
    expect(seconds).toBeLessThan(5);
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });

  it('and sends a byte now and then runs into the timeout too', async () => {
    server.setMood('drip');
    vi.stubEnv('SMTP_TIMEOUT_SECONDS', '1');
    const { note, seconds } = await failure();
    expect(note).toBe('timeout');
    expect(seconds).toBeLessThan(5);
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });

  it('because of the address gives its own reason', async () => {
    server.setMood('refuse_recipient');
    expect((await failure()).note).toBe('recipient: 550 5.1.1 No such user here');
  });

  it('because of the address, temporarily, gives its own reason too', async () => {
    server.setMood('delay_recipient');
    expect((await failure()).note).toBe('recipient_later: 450 4.2.0 Greylisted, come back later');
  });

  it('because of our password is recorded without the password', async () => {
    server.setMood('refuse_login');
    vi.stubEnv('SMTP_URL', server.url.replace('//', '//user:top-secret@'));
    expect((await failure()).note).toBe('login');
  });

  it('and hangs up has not accepted it', async () => {
    server.setMood('hang_up');
    expect((await failure()).note).toBe('unreachable');
  });

  it('because it is unreachable', async () => {
    await server.stop();
    expect((await failure()).note).toBe('unreachable');
  });

  it('because none is configured', async () => {
    vi.stubEnv('SMTP_URL', '');
    expect((await failure()).note).toBe('not_configured');
  });
});

describe('a mail server on another machine', () => {
  // An address of this machine outside loopback.
  const elsewhere = (address: string, parameters = '') =>
    vi.stubEnv(
      'SMTP_URL',
      `${address.replace('//127.0.0.1', '//user:top-secret@0.0.0.0')}/?tls.rejectUnauthorized=false${parameters}`,
    );
  /** The lines sent without encryption: greeting and STARTTLS, never sender or recipient. */
  const openLines = ({ lines }: SmtpServer) =>
    lines.filter(({ isEncrypted }) => !isEncrypted).map(({ text }) => text.split(' ')[0]);

  it.each(['', '&ignoreTLS=true', '&requireTLS=false', '&secure=false', '&opportunisticTLS=true'])(
    'that offers no encryption is sent nothing (%s)',
    async (parameters) => {
      elsewhere(server.url, parameters);
      expect((await failure()).note).toBe('unencrypted');
      expect(openLines(server)).toEqual(['EHLO', 'STARTTLS']);
      expect(server.mails).toEqual([]);
    },
  );

  it('receives everything over an encrypted connection', async () => {
    const secure = await startSmtpServer(makeCertificate({ name: 'mail.test' }));
    secure.setMood('refuse_login');
    elsewhere(secure.url);
    expect((await failure()).note).toBe('login');
    vi.stubEnv(
      'SMTP_URL',
      secure.url.replace('//127.0.0.1', '//0.0.0.0').concat('/?tls.rejectUnauthorized=false'),
    );
    secure.setMood('take');
    await send();
    await send();
    expect([secure.mails.length, secure.connections()]).toEqual([2, 2]);
    secure.hangUp();
    await vi.waitFor(() => expect(secure.open()).toBe(0), PATIENCE);
    await send();
    expect([secure.mails.length, secure.connections()]).toEqual([3, 3]);
    const handshake = ['EHLO', 'STARTTLS'];
    expect(openLines(secure)).toEqual([...handshake, ...handshake, ...handshake]);
    await secure.stop();
  });

  it('with an untrusted certificate is sent nothing', async () => {
    const secure = await startSmtpServer(makeCertificate({ name: 'mail.test' }));
    vi.stubEnv('SMTP_URL', secure.url.replace('//127.0.0.1', '//0.0.0.0'));
    expect((await failure()).note).toBe('unreachable');
    expect(secure.mails).toEqual([]);
    await secure.stop();
  });
});

it.each([
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025?ignoreTLS=true', false],
  ['smtp://[::1]:25', false],
  ['smtp://mail.example.com:587', true],
  ['smtp://127.0.0.1.example.com', true],
  ['smtp://10.0.0.5:25', true],
  ['smtps://mail.example.com?secure=false', true],
])('%s must be encrypted: %s', async (url, requireTLS) => {
  const { smtpSecurity } = await import('./smtp-security');
  const security = smtpSecurity(url);
  expect(security.requireTLS).toBe(requireTLS);
  expect(security.url.includes('secure=')).toBe(false);
});

it('only the kind is recorded of an error that is not from a mail server', () => {
  expect(noteOfFailure(new Error('password=top-secret'))).toBe('internal');
});
