import { buttonStyle } from '@/components/ui/button-styles';
import { Sentence } from '@/components/ui/sentence';
import { landingSentences } from '@/lib/messages/en/marketing/landing';

const say = landingSentences.hero;

/** The first thing to press: opening a shop where everybody may, else asking for one. */
export const OpeningCall = ({ isOpen }: { isOpen: boolean }) => (
  <a href={isOpen ? '/open' : '#contact'} className={buttonStyle('brand')}>
    {isOpen ? say.openStore : say.askForStore}
  </a>
);

/** Says that shops open by invitation, with the way for whoever has one. */
export const ByInvitation = () => (
  <p className="pt-4 text-muted">
    <Sentence
      parts={say.byInvitation((words) => (
        <a href="/open" className="underline underline-offset-4 hover:text-ink">
          {words}
        </a>
      ))}
    />
  </p>
);
