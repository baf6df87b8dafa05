import { shopFrontSentences as say, weekdayNames } from '@/lib/messages/en/shop/front/networks';
import { clockTime, hoursRows, type OpeningHours } from '@/lib/tenants/front/opening-hours';

/** When a shop can be visited; nothing if it never said. */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  const rows = hoursRows(hours);
  if (rows.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="opening-hours" className="flex flex-col gap-2">
      <h2 id="opening-hours" className="text-lg font-semibold">
        {say.hours}
      </h2>
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1">
        {rows.map(({ first, last, times: [from, to] }) => (
          <div key={first} className="contents">
            <dt>{say.days(weekdayNames[first], weekdayNames[last])}</dt>
            <dd className="tabular-nums">{say.times(clockTime(from), clockTime(to))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
