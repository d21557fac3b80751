import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { linkTo } from '@/lib/link-to.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { calendarDay } from './endings.ts';
import css from './thank-you.module.css';

/** To take along: the day, the paper, and the reference for somebody else (features 97). Links, so that no script is needed. */
export async function Keep({ page }: { page: ThankYouPage }) {
  const t = textsOf('thank-you').keep;
  const { origin } = await requestFacts();
  const reference = page.policy?.reference ?? page.reference;
  if (reference === null) return null;
  const text = fillMessage(page.policy ? t.policyText : t.text, {
    reference,
    plan: page.policy?.planName ?? '',
    insurer: page.policy?.insurerName ?? '',
    address: origin + followed(page),
  });
  const written = encodeURIComponent(text);
  return (
    <section aria-labelledby="keep" className={css.keep}>
      <h2 id="keep">{t.title}</h2>
      <p className={ground.row}>
        {calendarDay(page) ? (
          <ButtonLink look="line" href={`/thank-you/calendar.ics?kind=${page.kind}`} download="">
            {t.calendar}
          </ButtonLink>
        ) : null}
        {page.policy ? (
          <ButtonLink look="line" href={medicalPaths.quotePdf}>
            {t.pdf}
          </ButtonLink>
        ) : null}
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

/** A claim or complaint has a page of its own, behind a code; who is told of anything else finds the site. */
function followed({ about, reference }: ThankYouPage): string {
  return linkTo(about === 'claim' || about === 'complaint' ? `/${about}/${reference}` : '/');
}
