import { wait } from '../../lib/wait';
import { mailsTo } from './mailbox';

const base = process.env.E2E_SMS_URL ?? '';
const CODE = /(?<!\d)\d{6}(?!\d)/;
const PATIENCE = 15_000;

/** The codes in mails or text messages to an address, in the order in which they came. */
async function codesTo(address: string): Promise<string[]> {
  const texts = address.includes('@')
    ? (await mailsTo(address, 0)).map(({ subject }) => subject)
    : await textsTo(address);
  return texts.flatMap((text) => CODE.exec(text)?.[0] ?? []);
}

/** The text messages to a number, in the order in which they came. */
export async function textsTo(number: string): Promise<string[]> {
  const response = await fetch(`${base}/messages`);
  const all = (await response.json()) as { to: string; text: string }[];
  const digits = number.replace(/\D/g, '');
  return all
    .filter(({ to }) => to.endsWith(digits))
    .map(({ text }) => text)
    .reverse();
}

/**
 * Waits for a code by mail or text message to an address or number, and returns the newest. `known`: codes that came
 * before, so that a second one is waited for.
 */
export async function codeSentTo(address: string, known: readonly string[] = []): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const newest = (await codesTo(address)).filter((code) => !known.includes(code)).at(-1);
    if (newest !== undefined) {
      return newest;
    }
    if (Date.now() > deadline) {
      throw new Error(`No code came for ${address}`);
    }
    await wait(200);
  }
}
