import { landingSentences } from '@/lib/messages/en/marketing/landing';

const say = landingSentences.shops;

type FeaturedShopsProps = {
  shops: readonly { id: string; name: string; description: string; primaryColor: string; href: string }[];
};

/** Shops that are open, to look at. Nothing without any. */
export const FeaturedShops = ({ shops }: FeaturedShopsProps) =>
  shops.length > 0 && (
    <section aria-labelledby="shops-title" className="page-width py-16 sm:py-24">
      <h2 id="shops-title" className="heading-1">
        {say.title}
      </h2>
      <ul className="grid gap-5 pt-8 sm:grid-cols-2 lg:grid-cols-3">
        {shops.map(({ id, name, description, primaryColor, href }) => (
          <li key={id}>
            <a
              href={href}
              className="flex h-full flex-col gap-2 rounded-card border border-line border-t-4 bg-surface p-6 hover:border-line-strong"
              style={{ borderTopColor: primaryColor }}
            >
              <span className="heading-2 min-w-0 break-words">{name}</span>
              {description !== '' && <span className="line-clamp-3 text-muted">{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
