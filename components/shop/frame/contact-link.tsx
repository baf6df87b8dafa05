import Link from 'next/link';
import { mentionsContact } from '@/lib/messages/en/shop/contact';

/** A link to the contact page, after a sentence that asks to contact somebody. Nothing after any other sentence. */
export function ContactLink({ sentence }: { sentence: string }) {
  return mentionsContact(sentence) ? (
    <Link
      href="/contact"
      prefetch={false}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
    >
      Contact the store
    </Link>
  ) : null;
}
