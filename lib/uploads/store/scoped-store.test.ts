import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { s3Origin } from './s3-origin.mjs';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

async function signedUrl(variables: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(variables)) {
    vi.stubEnv(name, value);
  }
  const { scopedStore } = await import('./scoped-store');
  const expiresAt = new Date(Date.now() + 60_000);
  return scopedStore('private').signDownload('shop/a.csv', {
    fileName: 'a.csv',
    contentType: 'text/csv',
    expiresAt,
  });
}

describe('files are kept', () => {
  it('on disk, if no bucket is named', async () => {
    expect(await signedUrl({ S3_BUCKET: '' })).toMatch(/^\/files\//);
    expect(s3Origin({})).toBeNull();
    expect(s3Origin({ S3_BUCKET: ' ' })).toBeNull();
  });

  it.each<[string, Record<string, string>, string]>([
    ['AWS', { S3_BUCKET: 'team' }, 'https://team.s3.us-east-1.amazonaws.com/private/'],
    [
      'AWS elsewhere',
      { S3_BUCKET: 'team', S3_REGION: 'eu-central-1' },
      'https://team.s3.eu-central-1.amazonaws.com/private/',
    ],
    [
      'AWS, a name with dots',
      { S3_BUCKET: 'team.files' },
      'https://s3.us-east-1.amazonaws.com/team.files/private/',
    ],
    [
      'another provider',
      { S3_BUCKET: 'team', S3_ENDPOINT: 'https://objects.example.test' },
      'https://team.objects.example.test/private/',
    ],
    [
      'another provider, by path',
      { S3_BUCKET: 'team', S3_ENDPOINT: 'https://objects.example.test:9000', S3_FORCE_PATH_STYLE: '1' },
      'https://objects.example.test:9000/team/private/',
    ],
    [
      'a machine by its address',
      { S3_BUCKET: 'team', S3_ENDPOINT: 'http://127.0.0.1:9000' },
      'http://127.0.0.1:9000/team/private/',
    ],
  ])('in a bucket at %s, where the policy lets browsers upload', async (_name, variables, start) => {
    const url = await signedUrl({ ...keys, ...variables });
    expect(url.slice(0, start.length)).toBe(start);
    expect(s3Origin(variables)).toBe(new URL(url).origin);
  });
});

it('names the missing variable of an incomplete key', async () => {
  await expect(signedUrl({ S3_BUCKET: 'team', S3_ACCESS_KEY_ID: 'id' })).rejects.toThrow(
    'S3_SECRET_ACCESS_KEY: goes together with S3_ACCESS_KEY_ID',
  );
});
