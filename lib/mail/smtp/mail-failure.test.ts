import { describe, expect, it } from 'vitest';
import { logOfFailure, MailTimeout, mailFailureOf, noteOfFailure } from './mail-failure';

/** An error as nodemailer throws it. */
const smtpError = (fields: object) => Object.assign(new Error('to ada@example.test: no'), fields);

describe('a refusal of the mail server', () => {
  it.each([
    ['RCPT TO', 'recipient'],
    ['MAIL FROM', 'refused'],
    ['API', 'refused'],
  ])('of %s is recorded as: %s', (command, failure) => {
    const error = smtpError({ code: 'EENVELOPE', command, response: '550 No' });
    expect(mailFailureOf(error)).toBe(failure);
    expect(noteOfFailure(error)).toBe(`${failure}: 550 No`);
  });
});

describe('the log fields of a failure', () => {
  it.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO' }, 'recipient'],
    [{ code: 'EMESSAGE', command: 'DATA' }, 'refused'],
    [{ code: 'ENEW', command: 'DATA' }, 'internal'],
  ])('after %o are %s and the code, without anybody’s address', (fields, failure) => {
    const response = '550 5.1.1 <ada@example.test> unknown';
    const error = smtpError({ ...fields, response, responseCode: 550, rejected: ['ada@example.test'] });
    expect(logOfFailure(error)).toEqual({ failure, responseCode: 550 });
  });

  it('tell the operator how to fix an unencrypted connection', () => {
    const error = smtpError({ code: 'ETLS', command: 'STARTTLS', response: '502 no', responseCode: 502 });
    expect(noteOfFailure(error)).toBe('unencrypted');
    expect(logOfFailure(error)).toMatchObject({ hint: expect.stringMatching(/^SMTP_URL .* smtps:/) });
  });

  it('are the whole error if the fault is ours, and the kind alone without a reply', () => {
    const error = new Error('A mail of a refund that is not there');
    expect(logOfFailure(error)).toEqual({ failure: 'internal', error });
    expect(logOfFailure(new MailTimeout('late'))).toEqual({ failure: 'timeout' });
  });
});
