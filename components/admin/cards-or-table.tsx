/** A list as cards; on wide screens as a table. */
export const CardsOrTable = ({ cards, children }: { cards: React.ReactNode; children: React.ReactNode }) => (
  <>
    <ul className="grid gap-3 sm:grid-cols-2 lg:hidden">{cards}</ul>
    <div className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
      <table className="w-full border-collapse text-left">{children}</table>
    </div>
  </>
);
