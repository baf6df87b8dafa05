import 'server-only';
import { messages } from '@/lib/messages';
import type { GoTrueError } from './gotrue-error';

/** A refused password: the reasons as sentences, and in GoTrue's words for programs. */
export const weakPasswordOf = (problems: readonly string[]): GoTrueError => ({
  code: 'weak_password',
  message: problems.join(' '),
  reasons: [reasonOf(problems)],
});

function reasonOf(problems: readonly string[]): 'length' | 'pwned' | 'characters' {
  // A refused length is the only reason then.
  if (!problems.includes(messages.auth.passwordWeak)) {
    return 'length';
  }
  return problems.includes(messages.auth.passwordCommon) ? 'pwned' : 'characters';
}
