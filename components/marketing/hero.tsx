import { buttonStyle } from '@/components/ui/button-styles';
import { HeroShops } from './hero-shops';

/** The landing page's first screen: what Makerfront is, for whom, and what it costs. */
export function Hero() {
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="page-width grid items-center gap-12 pb-16 pt-10 sm:pb-24 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-16 lg:pb-24 lg:pt-12">
        <div className="max-w-xl">
          <h1 className="font-display text-[clamp(2.25rem,1.5rem+3.2vw,3.75rem)] font-medium leading-[1.08] tracking-[-0.02em]">
            A store of your own for the things you make
          </h1>
          <p className="pt-5 text-lg text-muted sm:pt-6 sm:text-xl">
            Makerfront gives potters, knitters, print shops and{' '}
            <span className="whitespace-nowrap">team-wear</span> makers an online store with their own address
            and colors, ready for personalized pieces and team orders.
          </p>
          <div className="flex flex-col gap-3 pt-8 sm:flex-row">
            <a href="#contact" className={buttonStyle('brand')}>
              Ask for your store
            </a>
            <a href="#features" className={buttonStyle('secondary')}>
              See what it does
            </a>
          </div>
          <p className="pt-5 text-muted">No monthly fee. 2.9% + $0.30 per transaction.</p>
        </div>
        <HeroShops />
      </div>
    </section>
  );
}
