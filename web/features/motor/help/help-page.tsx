import { type MotorHelpPage, motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { FinishLater } from '@/features/questions/finish-later.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { type ErrorTexts, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { CoverGap } from './cover-gap.tsx';
import css from './help.module.css';
import { HelpForms } from './help-forms.tsx';

/** Oops, no-chassis and retry: why, and every way on (decisions V39). None is a dead end, also on a direct visit. */
export async function HelpPage({ which }: { which: MotorHelpPage['page'] }) {
  const t = textsOf('motor-help');
  const page = await loadHelp(which);
  const { csrfToken } = await requestFacts();
  const words = t[which];
  const title = titleOf(page);
  return (
    <div className={ground.wrap}>
      <PageHead title={title} scene="road">
        {leadOf(page)}
      </PageHead>
      <div className={css.columns}>
        <div className={css.main}>
          {page.notice ? <Notice>{page.notice}</Notice> : null}
          {page.gap ? <CoverGap gap={page.gap} csrfToken={csrfToken} /> : null}
          <HelpForms page={page} csrfToken={csrfToken} texts={t} errorTexts={errorTexts()} />
        </div>
        <div className={css.side}>
          <Facts page={page} />
          {page.gap ? null : <Why title={words.whyTitle} lines={words.why} />}
          <p>
            <ButtonLink look="line" href={motorFormPaths.questionnaire}>
              {page.reference ? t.edit : t.editStart}
            </ButtonLink>
          </p>
          {page.reference ? (
            <FinishLater
              action={motorFormPaths.resumeLink}
              returnTo={page.address}
              csrfToken={csrfToken}
              texts={textsOf('questionnaire').later}
              errorsTitle={summaryTitle([{ field: 'resume_email', message: '' }], errorTexts())}
              firstError={messageOf(page.errors, 'resume_email')}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Why({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <ul className={css.why}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function loadHelp(page: MotorHelpPage['page']): Promise<MotorHelpPage> {
  return getPage('/api/pages/motor/help', { page });
}

export async function helpTitle(which: MotorHelpPage['page']): Promise<string> {
  const page = await loadHelp(which);
  return errorTitle(titleOf(page), page.errors);
}

function titleOf({ page, gap }: MotorHelpPage): string {
  const t = textsOf('motor-help');
  return gap ? t.gap[gap.asked].title : t[page].title;
}

/** Only what the forms say: the rest of the file need not travel. */
function errorTexts(): ErrorTexts {
  const { errorsServer, errors, numbers } = textsOf('questionnaire');
  return { errorsServer, errors, numbers };
}

function leadOf({ page, hasLead, reference }: MotorHelpPage): string {
  const t = textsOf('motor-help');
  if (page === 'retry') return hasLead ? t.retryAgain : t.retry.lead;
  return hasLead || reference ? t[page].lead : t.nothing;
}

function Facts({ page: { car, reference } }: { page: MotorHelpPage }) {
  const t = textsOf('motor-help');
  if (!car && !reference) return null;
  return (
    <dl className={css.facts}>
      {car ? (
        <div>
          <dt>{t.car}</dt>
          <dd>{car}</dd>
        </div>
      ) : null}
      {reference ? (
        <div>
          <dt>{t.reference}</dt>
          <dd className={ground.num}>{reference}</dd>
        </div>
      ) : null}
    </dl>
  );
}
