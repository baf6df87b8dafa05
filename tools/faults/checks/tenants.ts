import { wordsOf } from '../record';
import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';

/** No row, page or mail of one shop contains anything of another, and no payment went to another's account. */
export function checkTenants({ shops, database, ledger, mails, pages, attempts }: Snapshot): Violation[] {
  const othersOf = (slug: string) => shops.filter((shop) => shop.slug !== slug).flatMap(wordsOf);
  const shopOf = (clientId: string) => shops.find(({ account }) => account.clientId === clientId);
  const texts = [
    ...database.strays.map(({ link, rows }) => `${rows} rows point into another shop by ${link}`),
    ...ledger.captures
      .filter(({ clientId, customId }) => !customId?.startsWith(`${shopOf(clientId)?.id}:`))
      .map(({ id, clientId }) => `capture ${id} is at the account ${clientId}, and names another shop`),
    ...attempts.flatMap(({ slug, order, key }) => {
      const found = database.orders.find(({ id }) => id === order?.id);
      return found !== undefined && found.slug !== slug ? [`the order of ${key} is at ${found.slug}`] : [];
    }),
    ...mails.flatMap(({ fromName, to, subject, content }) => {
      const shop = shops.find(({ slug }) => to.every((address) => address.split('@')[1]?.startsWith(slug)));
      if (shop === undefined || !fromName.includes(shop.name)) {
        return [`a mail to ${to.join(', ')} is from ${fromName}`];
      }
      const foreign = othersOf(shop.slug).find((word) => subject.includes(word) || content.includes(word));
      return foreign === undefined ? [] : [`a mail to ${to.join(', ')} says "${foreign}"`];
    }),
    ...pages.flatMap(({ slug, path, body }) => {
      const foreign = othersOf(slug).find((word) => body.includes(word));
      return foreign === undefined ? [] : [`${path} of ${slug} says "${foreign}"`];
    }),
  ];
  return texts.map((text) => ({ statement: 'isolation', text }));
}
