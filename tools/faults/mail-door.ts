// The proxy to the mail server, which knows the connections that only rest between two mails (docs/decisions/0279).
import { type Door, openDoor, type Watcher } from './door';

export type MailDoor = Door & {
  /** Number of connections with a mail under way. */
  busy: () => number;
};

/** The end of a mail's text (RFC 5321 §4.1.1.4). */
const END_OF_TEXT = '\r\n.\r\n';

export async function openMailDoor(target: number): Promise<MailDoor> {
  const resting = new Set<Watcher>();

  const watch = (): Watcher => {
    let last = '';
    const watcher: Watcher = {
      fromClient(chunk, pass) {
        resting.delete(watcher);
        last = (last + chunk.toString('latin1')).slice(-END_OF_TEXT.length);
        pass(chunk);
      },
      fromServer(chunk, pass) {
        // What answers the end of a text says whether the mail was taken.
        if (last === END_OF_TEXT) {
          resting.add(watcher);
        }
        pass(chunk);
      },
      closed: () => resting.delete(watcher),
    };
    return watcher;
  };

  const door = await openDoor(target, watch);
  return { ...door, busy: () => door.count() - resting.size };
}
