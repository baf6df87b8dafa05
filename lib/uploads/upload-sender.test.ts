import { expect, it } from 'vitest';
import { uploadSender } from './upload-sender';

it('a sender is the same for all addresses of one network, and does not reveal them', () => {
  const sender = uploadSender('2001:db8:1:2:3:4:5:6');
  expect(uploadSender('2001:0DB8:0001:0002:ffff::')).toBe(sender);
  expect(uploadSender('::ffff:203.0.113.9')).toBe(uploadSender('203.0.113.9'));
  expect(uploadSender('2001:db8:1:3::1')).not.toBe(sender);
  expect(sender).toMatch(/^[\w-]{43}$/);
});
