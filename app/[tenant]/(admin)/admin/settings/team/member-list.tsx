'use client';
import { MemberRow } from './member-row';
import type { ShownMember } from './shown-member';

/** The people of the shop, each with their role and a way to change it. */
export function MemberList({ members }: { members: readonly ShownMember[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {members.map((member) => (
        // A new role begins the row anew: what was chosen has become what is.
        <MemberRow key={`${member.userId} ${member.role}`} member={member} />
      ))}
    </ul>
  );
}
