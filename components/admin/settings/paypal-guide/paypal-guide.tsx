import { buttonStyle } from '@/components/ui/button-styles';
import { payPalGuideSentences as say } from '@/lib/messages/en/admin/paypal-guide';
import { AppForm, AppKeys, AppsPage, LogInPage } from './pictures';

const PICTURES = [LogInPage, AppsPage, AppForm, AppKeys] as const;

const LINKS = [
  { label: say.openSandbox, href: 'https://developer.paypal.com/dashboard/applications/sandbox' },
  { label: say.openLive, href: 'https://developer.paypal.com/dashboard/applications/live' },
] as const;

/** The way to the two keys, in four pictures; folded up where an account is connected. */
export function PayPalGuide({ isOpen }: { isOpen: boolean }) {
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <summary className="cursor-pointer">
        <h2 className="heading-2 inline">{say.title}</h2>
      </summary>
      <p className="mt-3 text-muted">{say.lead}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {LINKS.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer" className={buttonStyle('secondary')}>
            {label} <span className="sr-only">{say.newTab}</span>
          </a>
        ))}
      </div>
      <ol className="mt-5 grid gap-6 sm:grid-cols-2">
        {say.steps.map(({ title, text, picture }, index) => {
          const Picture = PICTURES[index] ?? LogInPage;
          return (
            <li key={title} className="flex flex-col gap-2">
              <Picture label={picture} />
              <p className="font-medium">{say.numbered(index + 1, title)}</p>
              <p className="text-sm text-muted">{text}</p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
