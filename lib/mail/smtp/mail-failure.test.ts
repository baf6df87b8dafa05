import { describe, expect, it } from 'vitest';
import { logOfFailure, MailTimeout, mailFailureOf, noteOfFailure } from './mail-failure';

/** An error as nodemailer makes it. */
const smtpError = (fields: object) => Object.assign(new Error('to ada@example.test: no'), fields);

describe('a refusal of the mail server', () => {
  it.each([
    ['RCPT TO', 'recipient'],
    ['MAIL FROM', 'refused'],
    ['API', 'refused'],
  ])('of %s is about: %s', (command, failure) => {
    const error = smtpError({ code: 'EENVELOPE', command, response: '550 No' });
    expect(mailFailureOf(error)).toBe(failure);
    expect(noteOfFailure(error)).toBe(`${failure}: 550 No`);
  });
});

describe('what logs keep of it', () => {
  it.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO' }, 'recipient'],
    [{ code: 'EMESSAGE', command: 'DATA' }, 'refused'],
    [{ code: 'ENEW', command: 'DATA' }, 'internal'],
  ])('after %o is %s and the code, and nobody’s address', (fields, failure) => {
    const response = '550 5.1.1 <ada@example.test> unknown';
    const error = smtpError({ ...fields, response, responseCode: 550, rejected: ['ada@example.test'] });
    expect(logOfFailure(error)).toEqual({ failure, responseCode: 550 });
  });

  it('says what the operator can do about a line that anybody could read', () => {
    const error = smtpError({ code: 'ETLS', command: 'STARTTLS', response: '502 no', responseCode: 502 });
    expect(noteOfFailure(error)).toBe('unencrypted');
    expect(logOfFailure(error)).toMatchObject({ hint: expect.stringMatching(/^SMTP_URL .* smtps:/) });
  });

  it('is all of a fault of ours, and the word alone where no answer came', () => {
    const error = new Error('A mail of a refund that is not there');
    expect(logOfFailure(error)).toEqual({ failure: 'internal', error });
    expect(logOfFailure(new MailTimeout('late'))).toEqual({ failure: 'timeout' });
  });
});
