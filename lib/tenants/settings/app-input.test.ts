import { describe, expect, it } from 'vitest';
import { appSettingsSentences as say } from '@/lib/messages/en/admin/app-settings';
import { appInput, readOrigin } from './app-input';
import { MOST_ORIGINS } from './settings-limits';

describe('the address of an app on the web', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['https://app.example.com/', 'https://app.example.com'],
    ['HTTPS://App.Example.com:443', 'https://app.example.com'],
    ['https://app.example.com:8443', 'https://app.example.com:8443'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ])('%s is what a browser sends as %s', (typed, origin) => {
    expect(readOrigin(typed)).toBe(origin);
  });

  it.each([
    'http://app.example.com',
    'https://app.example.com/shop',
    'https://app.example.com/?a',
    'https://app.example.com/#a',
    'https://ada:secret@app.example.com',
    'https://*.example.com',
    'https://',
    'app.example.com',
    'null',
    '*',
    'javascript:alert(1)',
    'capacitor://localhost',
    `https://${'a'.repeat(200)}.example`,
  ])('%s is none', (typed) => {
    expect(readOrigin(typed)).toBeNull();
  });
});

const read = (appOrigins: string) => appInput.safeParse({ appSignIn: true, appOrigins });
const sentences = (appOrigins: string) => read(appOrigins).error?.issues.map(({ message }) => message);

describe('the list', () => {
  it('is one a line, each once', () => {
    expect(read(' https://a.test \n\nhttps://b.test/\r\nhttps://a.test').data?.appOrigins).toEqual([
      'https://a.test',
      'https://b.test',
    ]);
    expect(read('').data?.appOrigins).toEqual([]);
  });

  it('names the line that is no address', () => {
    expect(sentences('https://a.test\nb.test')).toEqual([say.originInvalid('b.test')]);
    expect(sentences('x'.repeat(500))).toEqual([say.originInvalid('x'.repeat(60))]);
  });

  it('has an end', () => {
    const origins = (count: number) =>
      Array.from({ length: count }, (_, at) => `https://app-${at}.test`).join('\n');
    expect(read(origins(MOST_ORIGINS)).success).toBe(true);
    expect(sentences(origins(MOST_ORIGINS + 1))).toEqual([say.tooManyOrigins(MOST_ORIGINS)]);
    expect(sentences('x'.repeat(1_000_000))).toEqual([say.tooManyOrigins(MOST_ORIGINS)]);
  });
});
