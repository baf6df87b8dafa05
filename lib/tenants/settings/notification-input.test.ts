import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import {
  notificationFieldMessage,
  notificationInput,
  testMailFieldMessage,
  testMailInput,
} from './notification-input';

const input = {
  notifiesNewOrders: true,
  notificationEmail: ' owner@clay.test ',
  replyToEmail: ' ',
  contactEmail: ' hello@clay.test',
};

/** The sentences by field, as the action returns them. */
function sentences(changes: object) {
  const changed = { ...input, ...changes };
  const parsed = notificationInput.safeParse(changed);
  return parsed.success
    ? {}
    : Object.fromEntries(
        parsed.error.issues.map(({ path: [field = ''] }) => [
          field,
          notificationFieldMessage(String(field), changed),
        ]),
      );
}

describe('what the tab Notifications sends', () => {
  it('is trimmed, and an empty address is null', () => {
    expect(notificationInput.parse(input)).toEqual({
      notifiesNewOrders: true,
      notificationEmail: 'owner@clay.test',
      replyToEmail: null,
      contactEmail: 'hello@clay.test',
    });
  });

  it('needs no address if the mails are turned off', () => {
    expect(notificationInput.parse({ ...input, notifiesNewOrders: false, notificationEmail: '' })).toEqual({
      notifiesNewOrders: false,
      notificationEmail: null,
      replyToEmail: null,
      contactEmail: 'hello@clay.test',
    });
  });

  it('asks for a missing address', () => {
    expect(sentences({ notificationEmail: '' })).toEqual({ notificationEmail: messages.mail.addressMissing });
  });

  it.each([
    'owner',
    'owner@clay',
    'a@clay.test, b@clay.test',
    'a,b@clay.test',
    'Owner <owner@clay.test>',
    '"o wner"@clay.test',
    'owner@clay.test\r\nBcc: x@y.test',
    `${'a'.repeat(250)}@clay.test`,
  ])('refuses %j as an address, in any field', (address) => {
    expect(sentences({ notificationEmail: address, replyToEmail: address, contactEmail: address })).toEqual({
      notificationEmail: messages.mail.addressInvalid,
      replyToEmail: messages.mail.addressInvalid,
      contactEmail: messages.mail.addressInvalid,
    });
  });
});

describe('a test mail', () => {
  it.each([
    ['owner@clay.test', null],
    [' ', messages.mail.testAddressMissing],
    ['owner@clay', messages.mail.addressInvalid],
  ])('to %j', (notificationEmail, sentence) => {
    const asked = { notificationEmail };
    expect(testMailInput.safeParse(asked).success ? null : testMailFieldMessage(asked)).toBe(sentence);
  });
});
