import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/lib/testing/outside/memory-storage';
import { dropDraft, keepDraft, type ProductDraft, readDraft } from './keep-draft';

const KEY = 'product-drafts';
let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('sessionStorage', memoryStorage(entries));
});
afterEach(() => vi.unstubAllGlobals());

const draft = (productId: string, changes: Partial<ProductDraft> = {}): ProductDraft => ({
  productId,
  customization: 'Rosalind',
  quantity: 2,
  logo: { uploadId: 'u1', name: 'crest.png', sha256: 'ab' },
  roster: {
    uploadId: null,
    table: { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Ada'], ['Grace']] },
  },
  ...changes,
});

it('a draft is read as it was kept, and can be forgotten alone', () => {
  keepDraft(draft('jersey'));
  keepDraft(draft('mug', { logo: null, roster: null }));
  keepDraft(draft('jersey', { quantity: 5 }));
  expect(readDraft('jersey')).toEqual(draft('jersey', { quantity: 5 }));
  expect(readDraft('mug')).toEqual(draft('mug', { logo: null, roster: null }));
  expect(readDraft('bowl')).toBeNull();
  dropDraft('jersey');
  expect(readDraft('jersey')).toBeNull();
  dropDraft('mug');
  expect(entries.size).toBe(0);
});

it('keeps the last three products, as far as they fit', () => {
  for (const product of ['a', 'b', 'c', 'd']) {
    keepDraft(draft(product));
  }
  expect(['a', 'b', 'c', 'd'].map((product) => readDraft(product) !== null)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const rows = Array.from({ length: 1_000 }, () => ['x'.repeat(1_500)]);
  keepDraft(
    draft('long', { roster: { uploadId: null, table: { columns: [{ header: '', meaning: null }], rows } } }),
  );
  expect(readDraft('long')?.roster?.table?.rows).toHaveLength(1_000);
  keepDraft(
    draft('longer', {
      roster: { uploadId: null, table: { columns: [{ header: '', meaning: null }], rows } },
    }),
  );
  expect(readDraft('longer')).not.toBeNull();
  expect(readDraft('long')).toBeNull();
});

const line = { reason: 'note' as const, text: 'Coach: Ben', cells: ['Coach: Ben'], at: 1 };
const coach = (changes: Partial<NonNullable<ProductDraft['roster']>> = {}) =>
  draft('jersey', {
    roster: {
      uploadId: 'u2',
      table: { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Ada']] },
      setAside: [line],
      answers: { number: 'column-2' },
      reading: { uploadId: 'u3', answers: { letters: 'mac-roman', part: 'all' } },
      ...changes,
    },
  });

it('keeps set-aside lines, and a file with open questions', () => {
  keepDraft(coach());
  expect(readDraft('jersey')).toEqual(coach());
  const asked = coach({
    uploadId: null,
    table: null,
    setAside: [],
    reading: { uploadId: 'u3', answers: {} },
  });
  keepDraft(asked);
  expect(readDraft('jersey')).toEqual(asked);
});

it.each([
  ['more than it takes', Array.from({ length: 5_001 }, () => line)],
  ['of a reason that it does not know', [{ ...line, reason: 'weather' }]],
  ['before a row that there cannot be', [{ ...line, at: -1 }]],
  ['none', 'no list'],
])('keeps the people if the set-aside lines are %s', (_, setAside) => {
  const kept = coach();
  entries.set(KEY, JSON.stringify([{ ...kept, roster: { ...kept.roster, setAside } }]));
  expect(readDraft('jersey')).toEqual(coach({ setAside: [] }));
});

it('keeps the people without the set-aside lines if both do not fit', () => {
  const long = Array.from({ length: 2_000 }, () => ({ ...line, text: 'x'.repeat(1_200) }));
  keepDraft(coach({ setAside: long }));
  expect(readDraft('jersey')).toEqual(coach({ setAside: [] }));
});

it.each([{ weather: 'sunny' }, { number: 7 }, { number: 'x'.repeat(2_001) }])(
  'ignores answers to questions that were never asked: %j',
  (answers) => {
    const kept = coach();
    entries.set(KEY, JSON.stringify([{ ...kept, roster: { ...kept.roster, answers } }]));
    expect(readDraft('jersey')).toBeNull();
  },
);

it.each([
  '{',
  '[]',
  '{"a":1}',
  '[{"productId":"jersey"}]',
  JSON.stringify([{ ...draft('jersey'), quantity: 0 }]),
  JSON.stringify([{ ...draft('jersey'), roster: { uploadId: 5, table: null } }]),
  ' '.repeat(2_000_001),
])('a draft is null if storage holds something else', (entry) => {
  entries.set(KEY, entry);
  expect(readDraft('jersey')).toBeNull();
});

it('never throws if storage does', () => {
  const refuse = () => {
    throw new DOMException('Refused.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft('jersey')).toBeNull();
  expect(() => keepDraft(draft('jersey'))).not.toThrow();
  expect(() => dropDraft('jersey')).not.toThrow();
});
