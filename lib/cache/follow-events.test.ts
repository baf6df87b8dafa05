import { describe, expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { type EventPage, follow, LONGEST_GAP, MOST_EVENTS, type StoredEvent } from './follow-events';

const event = (id: string, transactionId = '5'): StoredEvent => ({
  id,
  transactionId,
  tenantId: asTenantId(`shop of ${id}`),
  kind: 'tenant',
  subjectId: null,
});
const page = (changes: Partial<EventPage> = {}): EventPage => ({
  next: 10n,
  readAt: 1_000,
  events: [],
  ...changes,
});
const nobody = () => false;
const first = follow(null, page(), nobody).position;
const forgets = (changes: Partial<EventPage>) => follow(first, page(changes), nobody).forget;

describe('a server forgets', () => {
  it('what was recorded since it last read', () => {
    expect(forgets({ events: [event('a'), event('b')] })).toEqual(
      new Set(['tenant:shop of a', 'tenant:shop of b']),
    );
    expect(forgets({ events: [] })).toEqual(new Set());
  });

  it('each change once, although a page begins with the oldest open transaction', () => {
    const second = follow(first, page({ events: [event('a')] }), nobody);
    const third = follow(second.position, page({ events: [event('a'), event('late', '4')] }), nobody);
    expect(third.forget).toEqual(new Set(['tenant:shop of late']));
    const fourth = follow(third.position, page({ events: [event('a'), event('late', '4')] }), nobody);
    expect(fourth.forget).toEqual(new Set());
  });

  it('nothing that it has expired itself', () => {
    const events = [event('mine', '7'), event('theirs', '8')];
    expect(follow(first, page({ events }), (id) => id === '7').forget).toEqual(
      new Set(['tenant:shop of theirs']),
    );
  });
});

describe('a server forgets everything', () => {
  it('if it does not know how far it had read', () => {
    expect(follow(null, page({ events: [event('a')] }), nobody).forget).toBe('everything');
  });

  it('after a gap in which changes may have been deleted, and not before', () => {
    expect(forgets({ readAt: 1_000 + LONGEST_GAP })).toEqual(new Set());
    expect(forgets({ readAt: 1_001 + LONGEST_GAP })).toBe('everything');
  });

  it('if it missed more than it reads at once', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => event(`${index}`));
    expect(forgets({ events: many(MOST_EVENTS) })).toHaveProperty('size', MOST_EVENTS);
    expect(forgets({ events: many(MOST_EVENTS + 1) })).toBe('everything');
  });

  it('on another database, whose transaction ids are lower', () => {
    expect(forgets({ next: 9n })).toBe('everything');
  });

  it('once, and then reads on', () => {
    const { position } = follow(first, page({ next: 3n }), nobody);
    expect(follow(position, page({ next: 4n, events: [event('a')] }), nobody).forget).toEqual(
      new Set(['tenant:shop of a']),
    );
  });
});
