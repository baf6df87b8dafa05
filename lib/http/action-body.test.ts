import { describe, expect, it } from 'vitest';
import { areArguments, areArgumentsInParts, isPlainForm } from './action-body';

const ACTION = `60${'b1'.repeat(20)}`;
const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  return form;
};

describe('the arguments of a call', () => {
  it.each([
    '[]',
    '["$undefined",{"name":"$$5","at":"$D2026-01-01T00:00:00.000Z","count":"$n12"}]',
    JSON.stringify([{ note: 'say "$1": or ,"$2" as you like', price: '$$1' }]),
    '[{"a":[1]},"$0:0:a"]',
  ])('are %s', (text) => {
    expect(areArguments(text)).toBe(true);
  });

  it.each([
    '',
    'rubbish',
    '{',
    '{}',
    'null',
    '"text"',
    '["$F1"]',
    '["$1"]',
    '["$@2"]',
    '["$Qa"]',
    '["$1:a"]',
    '["$K1"',
    `"${'x'.repeat(300_000)}"`,
  ])('are not %.20j', (text) => {
    expect(areArguments(text)).toBe(false);
  });
});

describe('arguments with a form among them', () => {
  it('are complete if each part that they refer to exists', () => {
    const form = formOf({
      0: '["$undefined","$K1","$2"]',
      '1_email': 'a"$7"b',
      2: '{"a":1}',
      3: new Blob(['x']),
    });
    expect(areArgumentsInParts(form)).toBe(true);
    expect(areArgumentsInParts(formOf({ 0: '["$K1"]' }))).toBe(true);
  });

  it.each<Record<string, string | Blob>>([
    {},
    { email: 'a@example.test' },
    { 0: 'rubbish' },
    { 0: '{}' },
    { 0: new Blob(['[]']) },
    { 0: '["$1"]' },
    { 0: '["$1"]', 1: 'rubbish' },
    { 0: '[]', a: '["$b"]' },
  ])('are incomplete as %j', (fields) => {
    expect(areArgumentsInParts(formOf(fields))).toBe(false);
  });
});

describe('a form that is sent without a script', () => {
  const bound = {
    $ACTION_REF_1: '',
    '$ACTION_1:0': `{"id":"${ACTION}","bound":"$@1"}`,
    '$ACTION_1:1': '["$undefined"]',
  };

  it('has readable fields about its action, or none', () => {
    expect(isPlainForm(formOf({ ...bound, $ACTION_KEY: 'k1', email: 'rubbish "$9"' }))).toBe(true);
    expect(isPlainForm(formOf({ [`$ACTION_ID_${ACTION}`]: '' }))).toBe(true);
    expect(isPlainForm(formOf({ email: 'a@example.test' }))).toBe(true);
  });

  it.each<Record<string, string>>([
    { $ACTION_REF_1: '' },
    { ...bound, '$ACTION_1:0': 'rubbish' },
    { ...bound, '$ACTION_1:0': 'null' },
    { ...bound, '$ACTION_1:0': `{"id":"80${'b1'.repeat(20)}","bound":null}` },
    { ...bound, '$ACTION_1:1': 'rubbish' },
    { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${ACTION}","bound":"$@1"}` },
    { $ACTION_ID_x: '' },
    { [`$ACTION_ID_80${'b1'.repeat(20)}`]: '' },
  ])('is refused as %j', (fields) => {
    expect(isPlainForm(formOf(fields))).toBe(false);
  });
});
