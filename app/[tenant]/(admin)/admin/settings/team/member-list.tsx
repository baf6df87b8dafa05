'use client';
import { MemberRow } from './member-row';
import type { ShownMember } from './shown-member';

/** The members of the shop, each with a role and a way to change it. */
export function MemberList({ members }: { members: readonly ShownMember[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {members.map((member) => (
        // Remounts the row after a role change: the selected role is now the current one.
        <MemberRow key={`${member.userId} ${member.role}`} member={member} />
      ))}
    </ul>
  );
}
