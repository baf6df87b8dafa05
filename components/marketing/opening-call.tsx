import { buttonStyle } from '@/components/ui/button-styles';
import { landingSentences } from '@/lib/messages/en/marketing/landing';

const say = landingSentences.hero;

/** The first thing to press: opening a shop where everybody may, else asking for one. */
export const OpeningCall = ({ isOpen }: { isOpen: boolean }) => (
  <a href={isOpen ? '/open' : '#contact'} className={buttonStyle('brand')}>
    {isOpen ? say.openStore : say.askForStore}
  </a>
);
