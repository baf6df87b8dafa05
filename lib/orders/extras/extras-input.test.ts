import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extrasInput, isPossibleNeed } from './extras-input';
import { LONGEST_GIFT_MESSAGE, LONGEST_ORDER_NOTE } from './order-extras';

const NOW = Date.parse('2026-11-24T18:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

const parse = (extras: unknown) => extrasInput.safeParse(extras);

describe('what a shopper adds', () => {
  it('keeps lines, and drops what nobody sees', () => {
    expect(
      parse({ note: '  Ring twice\r\nplease\u202e ', is_gift: true, gift_message: 'For Ada\0 🎂' }).data,
    ).toEqual({
      note: 'Ring twice\nplease',
      is_gift: true,
      gift_message: 'For Ada 🎂',
    });
    expect(parse({ note: ' \u200b ' }).data?.note).toBeUndefined();
  });

  it('has a message for a gift only', () => {
    expect(parse({ gift_message: 'For Ada' }).data).toEqual({});
    expect(parse({ is_gift: false, gift_message: 'For Ada' }).data).toEqual({ is_gift: false });
  });

  it.each([
    [{ note: 'x'.repeat(LONGEST_ORDER_NOTE) }, true],
    [{ note: 'x'.repeat(LONGEST_ORDER_NOTE + 1) }, false],
    [{ note: 'x'.repeat(1_000_000) }, false],
    [{ is_gift: true, gift_message: 'x'.repeat(LONGEST_GIFT_MESSAGE + 1) }, false],
    [{ is_gift: 'yes' }, false],
    [{ need_by: '2026-12-04' }, true],
    [{ need_by: '2026-02-30' }, false],
    [{ need_by: 'Friday' }, false],
    [{ need_by: '2020-01-01' }, false],
    [{ need_by: '9999-12-31' }, false],
    [null, false],
  ])('%#', (extras, isTaken) => {
    expect(parse(extras).success).toBe(isTaken);
  });

  it('is needed from tomorrow to a year from now, wherever the shopper is', () => {
    // It is the 24th from west to UTC+5, and the 25th further east.
    const at = (day: string) => isPossibleNeed(day, NOW);
    expect(at('2026-11-24')).toBe(false);
    expect(at('2026-11-25')).toBe(true);
    expect(at('2027-11-26')).toBe(true);
    expect(at('2027-11-27')).toBe(false);
  });
});
