/** Names and what they are, one under the other. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: React.ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="break-words font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
