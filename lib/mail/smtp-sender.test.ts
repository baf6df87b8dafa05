import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../testing/patience';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server';
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

/** What is noted of the failure, and how long it took. */
async function failure(changes: object = {}): Promise<{ note: string; seconds: number }> {
  const start = performance.now();
  const note = await send(changes).then(
    () => 'sent',
    async (error) => (await import('./mail-failure')).noteOfFailure(error),
  );
  return { note, seconds: (performance.now() - start) / 1_000 };
}

/** The lines of the head, folded ones as one. */
const headOf = (raw = '') => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('a mail server that takes mails', () => {
  it('gets it in the name of the shop, with a Message-ID that is the same at every try', async () => {
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

  it('has nothing open afterwards', async () => {
    await send();
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });
});

describe('what strangers write into names and addresses', () => {
  const hostile = [
    'Evil\r\nBcc: victim@example.test',
    'Evil\nBcc: victim@example.test\n\nbody',
    'a, victim@example.test',
    'a <victim@example.test>',
    '"quoted" <victim@example.test>, b',
    'group: victim@example.test;',
  ];

  it.each(hostile)('%j as a shop’s name and as a subject sends to nobody else', async (text) => {
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
  ])('%j as an address reaches nobody it does not name', async (to) => {
    await failure({ to });
    expect(server.mails.flatMap((taken) => taken.to)).not.toContain('<victim@example.test>');
  });
});

describe('a mail server that does not take it', () => {
  it('and says nothing at all is left in time', async () => {
    server.setMood('hang');
    vi.stubEnv('SMTP_TIMEOUT_SECONDS', '1');
    const { note, seconds } = await failure();
    expect(note).toBe('timeout');
    expect(seconds).toBeLessThan(5);
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });

  it('and says a word now and then is left in time too', async () => {
    server.setMood('drip');
    vi.stubEnv('SMTP_TIMEOUT_SECONDS', '1');
    const { note, seconds } = await failure();
    expect(note).toBe('timeout');
    expect(seconds).toBeLessThan(5);
    await vi.waitFor(() => expect(server.open()).toBe(0), PATIENCE);
  });

  it('because of the address says so in its own words', async () => {
    server.setMood('refuse_recipient');
    expect((await failure()).note).toBe('recipient: 550 5.1.1 No such user here');
  });

  it('because of our password is noted without it', async () => {
    server.setMood('refuse_login');
    vi.stubEnv('SMTP_URL', server.url.replace('//', '//user:top-secret@'));
    expect((await failure()).note).toBe('login');
  });

  it('and hangs up has not taken it', async () => {
    server.setMood('hang_up');
    expect((await failure()).note).toBe('unreachable');
  });

  it('because it is not there', async () => {
    await server.stop();
    expect((await failure()).note).toBe('unreachable');
  });

  it('because there is none', async () => {
    vi.stubEnv('SMTP_URL', '');
    expect((await failure()).note).toBe('not_configured');
  });
});

it('of an error that is no mail server’s only its kind is noted', () => {
  expect(noteOfFailure(new Error('password=top-secret'))).toBe('internal');
});
