import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { linkTo } from '@/lib/link-to.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { calendarDay, type EndingDays } from './endings.ts';
import css from './thank-you.module.css';

interface Props {
  days: EndingDays;
  /** `?kind=` of the calendar's entry. */
  calendar: ThankYouPage['kind'] | 'motor';
  /** Under which it is known to people; null: there is nothing to take along. */
  reference: string | null;
  bought: { plan: string; insurer: string } | null;
  papers: ThankYouPage['papers'];
  /** The policy's own page, once there is one. */
  policyPage?: string | null;
  /** Where it can be followed by whoever is told of it. */
  followed?: string;
}

/** To take along: the day, the paper, and the reference for somebody else (features 97). Links, so that no script is needed. */
export async function Keep(props: Props) {
  const { days, calendar, reference, bought, papers, policyPage, followed = '/' } = props;
  const t = textsOf('thank-you').keep;
  const { origin } = await requestFacts();
  if (reference === null) return null;
  const text = fillMessage(bought ? t.policyText : t.text, {
    reference,
    ...bought,
    address: origin + linkTo(followed),
  });
  const written = encodeURIComponent(text);
  return (
    <section aria-labelledby="keep" className={css.keep}>
      <h2 id="keep">{t.title}</h2>
      <p className={ground.row}>
        {calendarDay(days) ? (
          <ButtonLink look="line" href={`/thank-you/calendar.ics?kind=${calendar}`} download="">
            {t.calendar}
          </ButtonLink>
        ) : null}
        {policyPage ? (
          <ButtonLink look="line" href={policyPage}>
            {t.policyPage}
          </ButtonLink>
        ) : null}
        {papers.map(({ kind, href }) => (
          <ButtonLink key={href} look="line" href={href}>
            {kind === 'schedule' ? t.schedule : t.pdf}
          </ButtonLink>
        ))}
        <ButtonLink look="line" href={`https://wa.me/?text=${written}`} rel="noreferrer">
          {t.whatsapp}
        </ButtonLink>
        <ButtonLink
          look="line"
          href={`mailto:?subject=${encodeURIComponent(fillMessage(t.subject, { reference }))}&body=${written}`}
        >
          {t.mail}
        </ButtonLink>
      </p>
    </section>
  );
}
