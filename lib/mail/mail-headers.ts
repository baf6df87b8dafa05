// What goes into the head of a mail. A line break there would begin a header of a stranger's making.
import { cleanLine } from '@/lib/text/clean-text';
import { shortText } from '@/lib/text/short-text';

// Mail programs show some sixty characters of a subject; a shop's name can be twice that.
const LONGEST_SUBJECT = 150;
const LONGEST_NAME = 120;

/** A subject: one line of bounded length. */
export const headerSubject = (text: string): string => shortText(cleanLine(text), LONGEST_SUBJECT);

/** A name and an address as an object: neither is parsed into a second recipient, whatever marks it has. */
export const headerAddress = (name: string, address: string) => ({
  name: shortText(cleanLine(name), LONGEST_NAME),
  address,
});

/**
 * The Message-ID of a mail of the outbox, the same at every try. A crash between the mail server's yes and our
 * note of it makes the mail go out once more; by this id mail servers and programs may show it once.
 */
export const messageIdOf = (mailId: string, from: string): string =>
  `<${mailId}@${from.split('@').at(-1) ?? 'localhost'}>`;
