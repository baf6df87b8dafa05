import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.mjs';

const UUID = /^[0-9a-f-]{36}$/;

it('is the proxy’s, if that is trusted and sends one', () => {
  const nginx = 'b7c1a6c2000040008000000000000001';
  expect(requestIdOf(nginx, true)).toBe(nginx);
  for (const [sent, isTrusted] of [
    [nginx, false],
    ['forged', true],
    [`${nginx}\n{"level":50}`, true],
    [undefined, true],
  ] as const) {
    expect(requestIdOf(sent, isTrusted)).toMatch(UUID);
    expect(requestIdOf(sent, isTrusted)).not.toBe(sent);
  }
});
