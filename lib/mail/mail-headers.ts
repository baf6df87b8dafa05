// Header fields of a mail. A line break in a stranger's text would start a header of the stranger's choice.
import { cleanLine } from '@/lib/text/clean-text';
import { shortText } from '@/lib/text/short-text';

// Mail programs show some sixty characters of a subject; a shop's name can have twice that.
const LONGEST_SUBJECT = 150;
const LONGEST_NAME = 120;

/** A subject: one line of bounded length. */
export const headerSubject = (text: string): string => shortText(cleanLine(text), LONGEST_SUBJECT);

/** A name and an address as an object: then no character in them is parsed as a second recipient. */
export const headerAddress = (name: string, address: string) => ({
  name: shortText(cleanLine(name), LONGEST_NAME),
  address,
});

/**
 * The Message-ID of a mail of the outbox, the same at every try. After a crash between the mail server's acceptance
 * and our record of it, the mail is sent again; by this id mail servers and programs can show it once.
 */
export const messageIdOf = (mailId: string, from: string): string =>
  `<${mailId}@${from.split('@').at(-1) ?? 'localhost'}>`;
