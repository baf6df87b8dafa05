// Why a sign-in through the provider came to nothing. The code goes to the sign-in page in its address, which has the
// sentence; a code in an address that is not one of these says nothing.
import { providerRefusalSentences, providerSentences } from '@/lib/messages/en/provider';

export type ProviderRefusal = keyof typeof providerRefusalSentences;

/** What a page is told in its address. */
export type ProviderOutcome = ProviderRefusal | 'linked';

/** The parameter that holds the code. */
export const PROVIDER_OUTCOME = 'provider';

const isRefusal = (text: string): text is ProviderRefusal => Object.hasOwn(providerRefusalSentences, text);

/** What an address's code says, with the provider's name; null for any other text. */
export function providerOutcomeSentence(
  code: string,
  name: string,
): { kind: 'error' | 'success'; text: string } | null {
  if (code === 'linked') {
    return { kind: 'success', text: providerSentences.linked(name) };
  }
  return isRefusal(code) ? { kind: 'error', text: providerRefusalSentences[code](name) } : null;
}
