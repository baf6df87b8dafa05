import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/links/document-link';
import { messages } from '@/lib/messages';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';

/** Shown to a signed-in person who may not work here. */
export function AccessDenied() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <div role="alert" className="flex flex-col gap-4">
        <h1 className="heading-1">{messages.auth.accessDeniedTitle}</h1>
        <p className="max-w-prose text-muted">{messages.auth.accessDenied}</p>
      </div>
      <DocumentLink href="/" className={buttonStyle('secondary', 'mt-4')}>
        {adminFrameSentences.returnToStore}
      </DocumentLink>
    </div>
  );
}
