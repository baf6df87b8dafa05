import { productSafety as say } from '@/lib/messages/en/shop/product/product-safety';

type Person = { name: string; address: string; contact: string };

type ProductSafetyProps = { maker: Person | null; euPerson: Person | null; warnings: string };

/**
 * Who answers for a product in the EU, and its warnings (Regulation (EU) 2023/988, article 19). Open at once: buyers must
 * see it before they buy.
 */
export function ProductSafety({ maker, euPerson, warnings }: ProductSafetyProps) {
  return (
    <section aria-labelledby="product-safety" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="product-safety" className="text-lg font-semibold">
        {say.title}
      </h2>
      {warnings && (
        <div>
          <h3 className="font-medium">{say.warnings}</h3>
          <p className="max-w-prose whitespace-pre-line break-words">{warnings}</p>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {maker && <PersonBlock title={say.maker} person={maker} />}
        {euPerson && <PersonBlock title={say.euPerson} person={euPerson} />}
      </div>
    </section>
  );
}

function PersonBlock({ title, person: { name, address, contact } }: { title: string; person: Person }) {
  return (
    <div className="min-w-0 text-muted">
      <h3 className="font-medium text-ink">{title}</h3>
      <address className="whitespace-pre-line break-words not-italic">
        {[name, address, contact].join('\n')}
      </address>
    </div>
  );
}
