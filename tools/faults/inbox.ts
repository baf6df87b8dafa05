// The mails in the mailbox.
import { z } from 'zod';

const received = z.array(
  z.object({
    subject: z.string(),
    text: z.string().catch(''),
    html: z.string().catch(''),
    from: z.array(z.object({ name: z.string(), address: z.string() })),
    to: z.array(z.object({ address: z.string() })),
    messageId: z.string().catch(''),
  }),
);

export type ReceivedMail = {
  subject: string;
  content: string;
  fromName: string;
  to: string[];
  messageId: string;
};

export const inbox = (url: string) => ({
  async list(): Promise<ReceivedMail[]> {
    const response = await fetch(`${url}/email`);
    return received.parse(await response.json()).map(({ subject, text, html, from, to, messageId }) => ({
      subject,
      content: `${text}\n${html}`,
      fromName: from[0]?.name ?? '',
      to: to.map(({ address }) => address.toLowerCase()),
      messageId,
    }));
  },
  async empty(): Promise<void> {
    await fetch(`${url}/email/all`, { method: 'DELETE' });
  },
});

export type Inbox = ReturnType<typeof inbox>;
