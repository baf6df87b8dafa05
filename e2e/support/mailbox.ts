import { wait } from '../../lib/wait';

const base = process.env.E2E_MAILBOX_URL ?? '';

type ReceivedMail = {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
  from: { name: string }[];
  replyTo?: { address: string }[];
};

/** Waits until a mail to the address is in the mailbox; returns all mails to it. */
export async function mailsTo(address: string, patience = 10_000): Promise<ReceivedMail[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const response = await fetch(`${base}/email`);
    const all = (await response.json()) as ReceivedMail[];
    const mails = all.filter(({ to }) => to.some((recipient) => recipient.address === address));
    if (mails.length > 0 || Date.now() > deadline) {
      return mails;
    }
    await wait(200);
  }
}
