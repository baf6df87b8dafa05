import Link from 'next/link';
import { CONTACT_THE_STORE, mentionsContact } from '@/lib/messages/en/shop/contact-link';

/** Where a sentence asks to contact somebody: the way there, after it. Nothing beside any other sentence. */
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
