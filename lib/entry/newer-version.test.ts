import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOfOtherRelease } from '@/lib/release';
import { apiAnswer, apiError } from './api-error';
import { orNewerVersion } from './newer-version';

beforeEach(() => vi.stubEnv('NEXT_DEPLOYMENT_ID', 'new'));
afterEach(() => vi.unstubAllEnvs());

const from = (release: string | null) =>
  new Request('http://shop.test/api/orders', {
    headers: release === null ? {} : { 'x-deployment-id': release },
  });

it('tells a page of another release to reload when its request is not understood', async () => {
  const answer = orNewerVersion(from('old'), apiError('invalid_input', { fields: { name: 'Missing' } }));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    error: { code: 'newer_version', message: 'This page has a newer version. Please load it again.' },
  });
});

it('serves such a page if its request is understood, and refuses it for the usual reasons', () => {
  for (const answer of [apiAnswer({ status: 'COMPLETED' }), apiError('order_not_payable')]) {
    expect(orNewerVersion(from('old'), answer)).toBe(answer);
  }
});

it('leaves out that answer for a page of this release, and for a program that names no release', () => {
  const answer = apiError('invalid_input');
  expect(orNewerVersion(from('new'), answer)).toBe(answer);
  expect(orNewerVersion(from(null), answer)).toBe(answer);
});

it('knows no other release if this one has no name', () => {
  vi.stubEnv('NEXT_DEPLOYMENT_ID', '');
  expect(isOfOtherRelease(from('old').headers)).toBe(false);
});
