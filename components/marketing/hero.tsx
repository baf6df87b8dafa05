import { buttonStyle } from '@/components/ui/button-styles';
import { Sentence } from '@/components/ui/sentence';
import { landingSentences } from '@/lib/messages/en/marketing/landing';
import { HeroShops } from './hero-shops';
import { FEE_FIXED, FEE_PERCENT } from './platform-fee';

const say = landingSentences.hero;

/** The landing page's first screen: what Makerfront is, for whom, and what it costs. */
export function Hero({ call, note }: { call: React.ReactNode; note: React.ReactNode }) {
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="page-width grid items-center gap-12 pb-16 pt-10 sm:pb-24 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-16 lg:pb-24 lg:pt-12">
        <div className="max-w-xl">
          <h1 className="font-display text-[clamp(2.25rem,1.5rem+3.2vw,3.75rem)] font-medium leading-[1.08] tracking-[-0.02em]">
            {say.title}
          </h1>
          <p className="pt-5 text-lg text-muted sm:pt-6 sm:text-xl">
            <Sentence parts={say.text((words) => <span className="whitespace-nowrap">{words}</span>)} />
          </p>
          <div className="flex flex-col gap-3 pt-8 sm:flex-row">
            {call}
            <a href="#features" className={buttonStyle('secondary')}>
              {say.seeFeatures}
            </a>
          </div>
          {note}
          <p className="pt-5 text-muted">{say.price(FEE_PERCENT, FEE_FIXED)}</p>
        </div>
        <HeroShops />
      </div>
    </section>
  );
}
