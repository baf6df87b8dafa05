// The rule for e-mail addresses, for every form and for the server. No schema library, because pages use it too.

/** The longest address that mail can be sent to, in UTF-16 units (RFC 5321, 4.5.3.1.3). */
export const LONGEST_EMAIL = 254;
const LONGEST_DOMAIN = 253;
const LONGEST_LABEL = 63;

/** Characters that no real address has: spaces, invisible ones, and separators of lists and names. */
const NOT_IN_LOCAL_PART = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}()<>[\]:;,"\\@]/u;

/** Letters, digits and hyphens in the middle. Each part matches in one way only, so the time is linear. */
const LABEL = /^[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*$/u;

const isLabel = (label: string): boolean =>
  label.length <= LONGEST_LABEL && LABEL.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label);

/** Only host names in their normal spelling: mail programs would send to another host for 'ｅxample.com'. */
const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    domain.length <= LONGEST_DOMAIN &&
    domain === domain.normalize('NFKC') &&
    labels.length >= 2 &&
    labels.every(isLabel) &&
    // Refuses IP addresses, whose last part is a number.
    /\D/.test(labels.at(-1) ?? '')
  );
};

/**
 * Whether mail can be sent to an address: the specification's "simple address pattern" (§5), something, an at sign and
 * a domain with a dot, minus what no mail server accepts. The length is checked first, and the time is linear.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST_EMAIL) {
    return false;
  }
  const at = text.indexOf('@');
  const localPart = text.slice(0, Math.max(0, at));
  return localPart !== '' && !NOT_IN_LOCAL_PART.test(localPart) && isDomain(text.slice(at + 1));
}
