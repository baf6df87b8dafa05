// Why a sign-in through the provider failed. The code is in the address of the sign-in page, which shows the
// sentence. Unknown codes in an address show nothing.
import { providerRefusalSentences, providerSentences } from '@/lib/messages/en/provider';

export type ProviderRefusal = keyof typeof providerRefusalSentences;

/** The codes that a page may get in its address. */
export type ProviderOutcome = ProviderRefusal | 'linked';

/** The parameter that holds the code. */
export const PROVIDER_OUTCOME = 'provider';

const isRefusal = (text: string): text is ProviderRefusal => Object.hasOwn(providerRefusalSentences, text);

/** The sentence for an address's code, with the provider's name; null for any other text. */
export function providerOutcomeSentence(
  code: string,
  name: string,
): { kind: 'error' | 'success'; text: string } | null {
  if (code === 'linked') {
    return { kind: 'success', text: providerSentences.linked(name) };
  }
  return isRefusal(code) ? { kind: 'error', text: providerRefusalSentences[code](name) } : null;
}
