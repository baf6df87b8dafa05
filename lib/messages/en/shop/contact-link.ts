// The way to the shop's people, where a sentence sends its reader to them.
export const CONTACT_THE_STORE = 'Contact the store';

/** Whether a sentence sends its reader to the shop's people, so that a link to them belongs beside it. */
export const mentionsContact = (sentence: string): boolean =>
  /\bcontact (?:support|the store owner)\b/.test(sentence);
