import { expect, it } from 'vitest';
import { accessLine, accessSample } from './access-line.mjs';

it.each([
  [undefined, 0],
  ['0.25', 0.25],
  ['7', 1],
  ['-1', 0],
  ['all', 0],
])('ACCESS_LOG_SAMPLE=%s logs a share of %d', (ACCESS_LOG_SAMPLE, share) => {
  expect(accessSample({ ACCESS_LOG_SAMPLE })).toBe(share);
});

it('has no query and no key of an order, and says when a visitor left', () => {
  const line = accessLine({
    ...{
      requestId: 'r1',
      traceId: 't1',
      host: 'clayandkiln.localhost',
      method: 'GET',
      url: '/orders/a-secret-key?token=t',
      kind: 'order',
      status: 'aborted',
    },
    ...{ statusCode: 200, seconds: 0.0123, cache: undefined },
  });
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: expect.any(String),
    event: 'request.answered',
    requestId: 'r1',
    traceId: 't1',
    host: 'clayandkiln.localhost',
    method: 'GET',
    path: '/orders/[key]',
    kind: 'order',
    status: 'aborted',
    milliseconds: 12,
  });
});
