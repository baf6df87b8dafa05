import { expect, it } from 'vitest';
import { mailTenant } from '@/lib/testing/rows/mail-order';
import { ACCOUNT_CHANGES, accountNoticeMail, accountNoticeText } from './account-notice';

it.each(ACCOUNT_CHANGES)('names shop and matter, and says what to do if it was not them: %s', (change) => {
  const { subject, text, html } = accountNoticeMail(mailTenant, { change, address: '<b>@example.test' });
  expect(subject).toContain(mailTenant.name);
  expect(text).toContain('write to the store');
  expect(html).not.toContain('<b>@example.test');
  expect(accountNoticeText(mailTenant, { change })).toContain(mailTenant.name);
});

it('tells what stays of an account that is deleted', () => {
  const { text } = accountNoticeMail(mailTenant, { change: 'deleted', address: '' });
  expect(text).toContain('Your orders stay with the store');
});
