import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { noUpload, percentOf, type UploadAction, type UploadState, uploadState } from './upload-state';

const uploadAfter = (...actions: UploadAction<string>[]): UploadState<string> =>
  actions.reduce<UploadState<string>>(uploadState, noUpload);

const start = { type: 'start', name: 'badge.png' } as const;
const arrive = { type: 'arrive', sent: 'badge' } as const;

describe('a file that is uploading', () => {
  it('shows how much was sent', () => {
    expect(uploadAfter(start, { type: 'progress', share: 0.4 }).running).toEqual({
      name: 'badge.png',
      share: 0.4,
    });
  });

  it('replaces the field’s file when it has arrived', () => {
    expect(uploadAfter(start, arrive)).toEqual({ sent: 'badge', running: null, error: null });
  });

  it('leaves the previous file in place until it has arrived', () => {
    expect(uploadAfter(start, arrive, start).sent).toBe('badge');
    expect(uploadAfter(start, arrive, start, { type: 'fail', message: 'No connection' }).sent).toBe('badge');
    expect(uploadAfter(start, arrive, start, { type: 'stop' }).sent).toBe('badge');
  });

  it('can be retried after a failed upload, but not if it is of the wrong kind', () => {
    expect(uploadAfter(start, { type: 'fail', message: 'No connection' }).error?.canRetry).toBe(true);
    expect(uploadAfter({ type: 'refuse', message: 'Not an image' }).error?.canRetry).toBe(false);
  });

  it('clears the previous error when it starts', () => {
    expect(uploadAfter({ type: 'refuse', message: 'Not an image' }, start).error).toBeNull();
  });

  it('is not revived by late progress after a stop', () => {
    expect(uploadAfter(start, { type: 'stop' }, { type: 'progress', share: 0.9 }).running).toBeNull();
  });

  it('can be removed', () => {
    expect(uploadAfter(start, arrive, { type: 'clear' })).toEqual(noUpload);
  });
});

examples('a share of %d is %d percent', percentOf, [
  [0, 0],
  [0.999, 99],
  [1, 100],
  [1.2, 100],
  [-1, 0],
]);
