import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { startSmtpSink } from './smtp-sink';

it('accepts a mail, and stops', async () => {
  const { url, stop } = await startSmtpSink();
  const transport = createTransport(url);
  const mail = {
    from: 'a@example.test',
    to: 'b@example.test',
    subject: 'x',
    text: 'a\n.\nb\n'.repeat(5_000),
  };
  const sent = await Promise.all([transport.sendMail(mail), transport.sendMail(mail)]);
  expect(sent.map(({ accepted }) => accepted)).toEqual([['b@example.test'], ['b@example.test']]);
  transport.close();
  await stop();
  await expect(transport.sendMail(mail)).rejects.toThrow('ECONNREFUSED');
});
