import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { messages } from '@/lib/messages';

/** A tab for planned work (specification §2). */
export function ComingSoon({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card className="flex flex-col items-center gap-4 py-14 text-center sm:py-20">
      <StatusBadge tone="blue">{messages.settings.comingSoon}</StatusBadge>
      <h2 className="heading-2">{title}</h2>
      <div className="max-w-xl text-muted">{children}</div>
    </Card>
  );
}
