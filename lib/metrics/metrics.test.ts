import { expect, it } from 'vitest';
import { collectWhenAsked, exposeMetrics, metrics } from './metrics.mjs';

it('tells what it can, and says that something could not be measured', async () => {
  metrics().uploadedBytes.inc({ kind: 'logo' }, 12);
  collectWhenAsked(async () => {
    throw new Error('the database is away');
  });
  const { text, contentType } = await exposeMetrics();
  expect(contentType).toContain('text/plain');
  expect(text).toContain('makerfront_uploaded_bytes_total{kind="logo"} 12');
  expect(text).toMatch(/^makerfront_metrics_collect_failures 1$/m);
});

it('is one set for the whole process, whoever loads it', async () => {
  const again: typeof import('./metrics.mjs') = await import(`./metrics.mjs?again=${1}`);
  expect(again.metrics()).toBe(metrics());
});
