import { expect, it } from 'vitest';
import { AUDIT_EVENT_KINDS, readAuditEvent } from './audit-event';
import { describeAuditEvent } from './describe-audit-event';

const said = (kind: string, subject: string, detail: unknown) =>
  describeAuditEvent(readAuditEvent({ kind, subject, detail }));

const NORA = 'nora@example.test';
const SENTENCES: [kind: string, subject: string, detail: unknown, sentence: string][] = [
  ['invitation.sent', NORA, { role: 'owner' }, `invited ${NORA} as Owner.`],
  ['invitation.renewed', NORA, { role: 'owner' }, `sent the invitation to ${NORA} again, with a new link.`],
  ['invitation.revoked', NORA, { role: 'owner' }, `took back the invitation to ${NORA}.`],
  ['member.joined', NORA, { role: 'order-manager' }, 'accepted the invitation and joined as Order manager.'],
  [
    'member.role_changed',
    NORA,
    { name: 'Nora', from: 'owner', to: 'product-manager' },
    `changed the role of Nora (${NORA}) from Owner to Product manager.`,
  ],
  ['member.removed', NORA, { name: '', role: 'owner' }, `removed ${NORA}, Owner, from the team.`],
  ['member.left', NORA, { name: 'Nora', role: 'owner' }, 'left the team as Owner.'],
  ['member.factors_removed', NORA, { name: 'Nora' }, `removed the second step of Nora (${NORA}).`],
  [
    'second_factor.changed',
    '',
    { isRequired: true },
    'asked everybody in the team for a second step at sign-in.',
  ],
  [
    'platform.opening_changed',
    '',
    { from: 'request', to: 'open' },
    'changed who may open a store. Before: whoever has asked and is invited. Now: everybody.',
  ],
  ['platform.signup_invited', NORA, {}, `invited ${NORA} to open a store.`],
  [
    'shop.address_changed',
    '',
    { from: 'clay', to: 'clay-and-kiln', reason: 'Asked for it.' },
    'changed the address of the store for Makerfront from clay to clay-and-kiln. Reason: Asked for it.',
  ],
  [
    'acting.began',
    'clay',
    { reason: 'A total looks wrong' },
    'signed in to clay as Makerfront, in the owner’s place. Reason: A total looks wrong',
  ],
  ['acting.confirmed', 'clay', {}, 'allowed changes in clay, in the owner’s place.'],
  ['acting.ended', 'clay', {}, 'left clay.'],
  ['shop.way_in_mailed', '', {}, 'mailed the owners how to get in.'],
  ['shop.archive_requested', '', {}, 'asked for an archive of everything that the store owns.'],
  ['shop.archive_fetched', '', {}, 'downloaded an archive of everything that the store owns.'],
  ['platform.featured_changed', '', { isFeatured: true }, 'shows the store on the first page of Makerfront.'],
  [
    'shop.fee_changed',
    '',
    { percentage: 2.5, fixedCents: 20, from: '2026-12-01T00:00:00Z' },
    'set Makerfront’s fee to 2.5% + $0.20 from 2026-12-01 on.',
  ],
  ['domain.claimed', 'clay.example', {}, 'claimed the domain clay.example.'],
  ['domain.removed', 'clay.example', {}, 'removed the domain clay.example.'],
  ['domain.primary_changed', 'clay.example', {}, 'made clay.example the main address of the store.'],
  ['platform.orders_looked_up', '1042', {}, 'looked for orders of “1042”.'],
  [
    'shop.state_changed',
    '',
    { from: 'draft', to: 'live', reason: '', isOperator: false },
    'moved the store from draft to open.',
  ],
  ['order.test_deleted', '', { orderNumber: 900_000_001 }, 'deleted the test order #900000001.'],
  [
    'refund_limit.changed',
    '',
    { from: null, to: 5_000 },
    'changed what order managers may refund of one order. Before: nothing. Now: up to $50.00.',
  ],
];

it.each(SENTENCES)('tells of %s', (kind, subject, detail, sentence) => {
  expect(said(kind, subject, detail)).toBe(sentence);
});

it('knows a sentence for each kind', () => {
  expect(SENTENCES.map(([kind]) => kind).sort()).toEqual([...AUDIT_EVENT_KINDS].sort());
});

it.each([
  ['member.promoted', {}],
  ['member.removed', { role: 'superuser', name: '' }],
  ['member.removed', null],
  ['refund_limit.changed', { from: 1.5, to: null }],
])('admits that it does not know %s with %o', (kind, detail) => {
  expect(said(kind, NORA, detail)).toBe('changed something that this version of the page cannot describe.');
});
