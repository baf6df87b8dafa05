import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { brandingInput, generalInput, settingsFieldMessage } from './settings-input';

const general = { name: 'Clay & Kiln', description: '', logoUrl: '' };
const { settings } = messages;

/** The sentence of each refused field, as an action returns it. */
function refusals(
  schema: typeof generalInput | typeof brandingInput,
  input: unknown,
): Record<string, string> {
  const parsed = schema.safeParse(input);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path }) => [
      path.join('.'),
      settingsFieldMessage(path.join('.'), input),
    ]),
  );
}

describe('the general settings', () => {
  it('are cleaned: no control characters, no bidi marks, one line for the name', () => {
    const input = {
      name: '  Clay\u0000&\nKiln\u202e ',
      description: ' One\r\nTwo\u0007 ',
      logoUrl: ' https://images.example.com/logo.png ',
    };
    expect(generalInput.parse(input)).toEqual({
      name: 'Clay & Kiln',
      description: 'One\nTwo',
      logoUrl: 'https://images.example.com/logo.png',
    });
    expect(generalInput.parse(general).logoUrl).toBeNull();
  });

  it('accept a name of 120 characters, emoji too, and a description of 500', () => {
    expect(generalInput.parse({ ...general, name: 'x'.repeat(120) }).name).toHaveLength(120);
    expect(generalInput.parse({ ...general, name: '🏺'.repeat(120) }).name).toHaveLength(240);
    expect(generalInput.parse({ ...general, name: '🏺 Töpferei 👩‍🎨' }).name).toBe('🏺 Töpferei 👩‍🎨');
    expect(generalInput.parse({ ...general, description: 'x'.repeat(500) }).description).toHaveLength(500);
  });

  it.each(['', '  ', '\u200b\u202e', '\u0000'])('refuse the name %j as missing', (name) => {
    expect(refusals(generalInput, { ...general, name })).toEqual({ name: settings.nameMissing });
  });

  it('refuse long texts, and say how long they may be', () => {
    const input = { ...general, name: 'x'.repeat(121), description: 'x'.repeat(501) };
    expect(refusals(generalInput, input)).toEqual({
      name: settings.tooLong(120),
      description: settings.tooLong(500),
    });
  });

  it('drop unknown fields', () => {
    const forged = {
      ...general,
      slug: 'stolen',
      tenantId: 'x',
      platformFeePercentage: 0,
      paypalClientId: 'x',
    };
    expect(Object.keys(generalInput.parse(forged)).sort()).toEqual(['description', 'logoUrl', 'name']);
  });

  it.each([null, undefined, 'x', [], { ...general, name: 7 }, { ...general, logoUrl: null }])(
    'refuse %j',
    (input) => {
      expect(generalInput.safeParse(input).success).toBe(false);
    },
  );
});

describe('the colours', () => {
  it('are stored as #RRGGBB in capitals', () => {
    expect(brandingInput.parse({ primaryColor: '#a84b2a', secondaryColor: ' #4f6b57 ' })).toEqual({
      primaryColor: '#A84B2A',
      secondaryColor: '#4F6B57',
    });
  });

  it.each(['', 'red', '#fff', '#12345', '#1234567', 'url(x)', '#A84B2A;--x:1'])(
    'cannot be %j',
    (primaryColor) => {
      expect(refusals(brandingInput, { primaryColor, secondaryColor: '#4F6B57' })).toEqual({
        primaryColor: settings.colorInvalid,
      });
    },
  );
});
