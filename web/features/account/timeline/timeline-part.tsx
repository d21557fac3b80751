import type { AccountPage } from '@muqarin/bff/contract/account-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import accountCss from '../account.module.css';
import { CalendarPart } from './calendar-part.tsx';
import { LiveTimeline } from './live-timeline.tsx';

interface Props {
  page: AccountPage;
  token: string;
}

/** One place: everything of somebody with its state and the way back to it; the newest first. */
export function TimelinePart({ page: { timeline, email, calendar }, token }: Props) {
  const t = textsOf('timeline');
  return (
    <section className={accountCss.part} aria-labelledby="one-place">
      <h2 id="one-place">{t.title}</h2>
      <p className={ground.hush}>{fillMessage(t.lead, { email })}</p>
      <LiveTimeline timeline={timeline} token={token} texts={t} />
      {timeline.rows.some(({ daysLeft }) => daysLeft !== null) ? (
        <CalendarPart address={calendar} token={token} />
      ) : null}
    </section>
  );
}
