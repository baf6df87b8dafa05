import { Link } from '@/components/ui/links/link';
import { breadcrumbSentences as say } from '@/lib/messages/en/shop/front/filters';

type BreadcrumbsProps = {
  /** The places between the shop and this page, from the top. */
  places?: readonly { name: string; href: string }[];
  /** The name of this page. */
  current: string;
};

const style = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** Where a page is in the shop, with links upwards. */
export function Breadcrumbs({ places = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label={say.navigation} className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ name: say.shop, href: '/' }, ...places].map(({ name, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <Link href={href} prefetch={false} className={style}>
              {name}
            </Link>
            <span aria-hidden="true">{say.separator}</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
