import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/tools/stack/paths';
import { metrics } from './metrics.mjs';

const folder = join(root, 'deploy/monitoring');

it.each(readdirSync(folder))('%s asks only for metrics that there are', (file) => {
  const known = metrics().registry.getMetricsAsArray();
  const names = new Set(known.map(({ name }) => name));
  const asked = readFileSync(join(folder, file), 'utf8').match(/\bmakerfront_[a-z_]+/g) ?? [];
  const missing = asked.filter((name) => !names.has(name.replace(/_(count|sum|bucket)$/, '')));
  expect(missing.filter((name) => !names.has(name))).toEqual([]);
});

it('the dashboard and the alerts together show every metric', () => {
  const text = ['grafana-dashboard.json', 'alerts.yaml']
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const unseen = metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => !text.includes(name));
  expect(unseen).toEqual([]);
});
