import { expect, it, vi } from 'vitest';
import { mailTenant } from '@/lib/testing/rows/mail-order';
import { teamInvitationMail } from './team-invitation';

vi.hoisted(() => {
  process.env.PLATFORM_DOMAIN = 'makerfront.example';
  process.env.SITE_SCHEME = 'https';
});

const mailFrom = (inviter: string) =>
  teamInvitationMail(mailTenant, {
    token: 'secret-token',
    role: 'order-manager',
    inviter,
    storeUrl: 'https://clayandkiln.makerfront.example/',
  });

it('names shop, inviter and role, and has one link, whose key no server sees', () => {
  const { subject, text, html } = mailFrom('Rosalind Harker');
  expect(subject).toBe('You are invited to the team of Clay & Kiln');
  expect(text).toContain('Rosalind Harker invites you to work in Clay & Kiln as Order manager.');
  expect(text.match(/https?:\S+/g)).toEqual([
    'https://clayandkiln.makerfront.example/admin/invitation#secret-token',
  ]);
  expect(html).toContain('admin/invitation#secret-token');
});

it.each([
  'https://evil.example/win',
  'Claim it at evil.example',
  'evil.example',
  'write to me@evil.example',
  'C:\\evil',
  'You have won a prize, and you should open the link of this mail right now',
  '',
])('does not carry a stranger’s words to a stranger: %s', (inviter) => {
  const { text, html } = mailFrom(inviter);
  expect(text).toContain('You are invited to work in Clay & Kiln as Order manager.');
  expect(`${text}${html}`).not.toMatch(/evil|prize/);
});

it.each(['Rosalind Harker', 'Dr. Ada O’Neill-Smith', 'Søren', 'rosalind@clay.example'])(
  'names an inviter who is called %s',
  (inviter) => {
    expect(mailFrom(inviter).text).toContain(`${inviter} invites you to work`);
  },
);
