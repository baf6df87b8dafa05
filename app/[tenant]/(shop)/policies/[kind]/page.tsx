import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/shop/frame/breadcrumbs';
import { Markdown } from '@/components/ui/markdown';
import { policySentences } from '@/lib/messages/en/policies';
import { listedPage } from '@/lib/search-engines/page-metadata';
import { getShownPolicy } from '@/lib/tenants/policies/policies.queries';
import { isPolicyKind, POLICY_KINDS } from '@/lib/tenants/policies/policy-kinds';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { readMarkdown } from '@/lib/text/markdown';

type Props = PageProps<'/[tenant]/policies/[kind]'>;

export const generateStaticParams = () => POLICY_KINDS.map((kind) => ({ kind }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return isPolicyKind(kind)
    ? listedPage({ path: `/policies/${kind}`, title: policySentences.names[kind] })
    : {};
}

/** One of the shop's own rules, in its owner's words. */
export default async function PolicyPage({ params }: Props) {
  const [{ kind }, { id }] = await Promise.all([params, requireTenant()]);
  const body = isPolicyKind(kind) ? await getShownPolicy(id, kind) : null;
  if (!isPolicyKind(kind) || body === null) {
    notFound();
  }
  return (
    <article className="page-width flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <Breadcrumbs current={policySentences.names[kind]} />
        <h1 className="heading-1">{policySentences.names[kind]}</h1>
      </div>
      <Markdown blocks={readMarkdown(body)} tableLabel={policySentences.names[kind]} />
    </article>
  );
}
