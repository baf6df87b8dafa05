import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';

/** The invited address. A read-only field, so that a password manager saves it with the password. */
export function InvitedEmail({ email }: { email: string }) {
  return (
    <label className="flex flex-col gap-1">
      <span className="font-medium">{sentences.forAddress}</span>
      <input
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        className="w-full truncate rounded-control bg-sunken px-4 py-3"
      />
    </label>
  );
}
