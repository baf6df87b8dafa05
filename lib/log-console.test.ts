import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lines = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() }));
vi.mock('./log', () => ({ logger: () => lines }));
const { logConsoleAsJson } = await import('./log-console');

const { error, warn } = console;
beforeEach(() => {
  vi.clearAllMocks();
  logConsoleAsJson();
});
afterEach(() => Object.assign(console, { error, warn }));

it('a visitor who leaves in the middle of a body is no error', () => {
  console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect(lines.error).not.toHaveBeenCalled();
  expect(lines.info).toHaveBeenCalledWith({ event: 'request.broken_off' });
});

it('another broken connection is an error', () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  console.error('Failed', lost);
  expect(lines.error).toHaveBeenCalledWith({ event: 'server.console', error: lost }, 'Failed');
});
