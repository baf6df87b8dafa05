import { beforeEach, expect, it } from 'vitest';
import { cacheNow } from './cache-clock.mjs';
import { EVERYTHING, expireTags } from './expire-tags.mjs';
import { mayHoldLateRead, noteReturned } from './late-reads.mjs';

let count = 0;
let tag: string;
beforeEach(() => {
  count += 1;
  tag = `product:${count}`;
});

/** What is dated before it and after it is told apart. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 3));
const change = async (changed: string) => {
  await pause();
  expireTags([changed]);
  await pause();
};

it('takes what was read without a change in between for good', async () => {
  await change(tag);
  const begunAt = cacheNow();
  await pause();
  expect(noteReturned([tag], begunAt)).toBe(false);
  expect(mayHoldLateRead([tag], begunAt)).toBe(false);
});

it('knows who can have been given what was read before a change: all that began before it returned', async () => {
  const readSince = cacheNow();
  await change(tag);
  const pageSince = cacheNow();
  expect(mayHoldLateRead([tag], pageSince), 'it has not returned').toBe(false);
  await pause();
  expect(noteReturned([tag], readSince)).toBe(true);
  expect(mayHoldLateRead([tag, 'tenant:1'], pageSince)).toBe(true);
  expect(mayHoldLateRead(['product:another'], pageSince)).toBe(false);
  await pause();
  expect(mayHoldLateRead([tag], cacheNow())).toBe(false);
});

it('hands it on: who was given it gives it to others', async () => {
  const readSince = cacheNow();
  await change(tag);
  const outerSince = cacheNow();
  await pause();
  noteReturned([tag], readSince);
  await pause();
  const pageSince = cacheNow();
  expect(mayHoldLateRead([tag], pageSince)).toBe(false);
  await pause();
  expect(noteReturned([tag, `outer:${count}`], outerSince)).toBe(true);
  expect(mayHoldLateRead([`outer:${count}`], pageSince)).toBe(true);
});

it('takes a tag that is to expire later for unchanged', async () => {
  const { tagsManifest } = await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
  tagsManifest.set(tag, { expired: cacheNow() + 60_000 });
  expect(noteReturned([tag], cacheNow() - 1)).toBe(false);
});

it('counts a change of everything', async () => {
  const readSince = cacheNow();
  await change(EVERYTHING);
  const pageSince = cacheNow();
  await pause();
  expect(noteReturned([tag], readSince)).toBe(true);
  expect(mayHoldLateRead(['product:another'], pageSince)).toBe(true);
  await pause();
  expect(mayHoldLateRead(['product:another'], cacheNow())).toBe(false);
});

it('forgets the tags above its limit, and then trusts no page of before', async () => {
  const readSince = cacheNow();
  const many = Array.from({ length: 10_001 }, (_, index) => `many-${index}`);
  await pause();
  expireTags(many);
  await pause();
  const pageSince = cacheNow();
  await pause();
  expect(noteReturned(many, readSince)).toBe(true);
  expect(mayHoldLateRead([tag], pageSince)).toBe(true);
  await pause();
  expect(mayHoldLateRead(['many-0'], cacheNow())).toBe(false);
});
