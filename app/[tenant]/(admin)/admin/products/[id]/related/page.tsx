import type { Metadata } from 'next';
import Link from 'next/link';
import { z } from 'zod';
import { EmptyPage } from '@/components/admin/empty-page';
import { buttonStyle } from '@/components/ui/button-styles';
import { PageHeading } from '@/components/ui/page-heading';
import { roleMay } from '@/lib/auth/permissions';
import { readRelated } from '@/lib/catalog/related/related.queries';
import { relatedAdmin as say } from '@/lib/messages/en/admin/products/related';
import { guardedPage } from '../../../../guarded-page';
import { RelatedForm } from './related-form';

export const metadata: Metadata = { title: say.title };

const guarded = guardedPage({ may: 'products.view' });

/** The products that stand beside one product, chosen by hand. */
export default guarded(
  async ({ tenant, role }, { params }: PageProps<'/[tenant]/admin/products/[id]/related'>) => {
    const { id } = await params;
    const found = z.uuid().safeParse(id).success ? await readRelated(tenant.id, id) : null;
    if (found === null) {
      return (
        <EmptyPage
          heading={say.title}
          title={say.missing}
          text={say.missingHint}
          href="/admin/products"
          link={say.back}
        />
      );
    }
    const { product, related } = found;
    return (
      <div className="page-width flex max-w-3xl! flex-col gap-6 py-8">
        <PageHeading title={say.title}>
          <Link href="/admin/products" className={buttonStyle('secondary')}>
            {say.back}
          </Link>
        </PageHeading>
        <p className="wrap-anywhere text-lg font-medium">{product.name}</p>
        {roleMay(role, 'products.edit') ? (
          <RelatedForm productId={product.id} stored={related} />
        ) : (
          <ul className="list-disc pl-6">
            {related.map(({ id: one, name }) => (
              <li key={one}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    );
  },
);
