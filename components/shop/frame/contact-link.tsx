import { Link } from '@/components/ui/links/link';
import { CONTACT_THE_STORE, mentionsContact } from '@/lib/messages/en/shop/contact-link';

/** A link to the contact page, after a sentence that asks to contact somebody. Nothing after any other sentence. */
export function ContactLink({ sentence }: { sentence: string }) {
  return mentionsContact(sentence) ? (
    <Link
      href="/contact"
      prefetch={false}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
    >
      {CONTACT_THE_STORE}
    </Link>
  ) : null;
}
