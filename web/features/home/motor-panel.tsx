import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import type { HomePage } from '@muqarin/bff/contract/pages';
import { emirates } from '@muqarin/rules/emirates';
import { messages } from '@muqarin/rules/messages';
import { writeAnsObj } from '@muqarin/rules/motor/ans-obj';
import { motorQuestionMessages } from '@muqarin/rules/motor/messages-questions';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { summaryTitle } from '@/lib/error-words.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { CarSearch } from './car-search.tsx';
import { EmirateEntry } from './emirate-entry.tsx';
import { entryTexts } from './entry-texts.ts';
import css from './hero.module.css';
import { MulkiyaEntry } from './mulkiya-entry.tsx';

interface MotorPanelProps {
  page: Omit<HomePage, 'example'>;
  csrfToken: string;
}

const POPULAR_SHOWN = 8;

/** By the emirate, by the brand or by a popular car into the motor questionnaire. */
export function MotorPanel({ page, csrfToken }: MotorPanelProps) {
  const t = textsOf('home');
  const { questionnaire } = motorRoutes;
  const { emirateError } = page;
  const errorsTitle = titleOfOneError();
  return (
    <div className={css.panel}>
      <EmirateEntry
        csrfToken={csrfToken}
        texts={entryTexts(t)}
        action={motorFormPaths.emirate}
        emirates={emirates.map(({ id, name }) => ({
          id: String(id),
          label: say(name),
          remembered: writeAnsObj(id),
        }))}
        missing={say(messages.enterEmirate)}
        error={emirateError}
        summary={{
          title: errorsTitle,
          left:
            emirateError === null ? null : (
              <ErrorSummary
                title={errorsTitle}
                errors={[{ target: 'motor_emirate', message: emirateError }]}
              />
            ),
        }}
      />
      <CarSearch
        address={questionnaire}
        makes={page.makes.map(({ id, name, latin }) => ({
          id: String(id),
          label: name,
          also: latin,
        }))}
        texts={{
          search: t.carSearch,
          empty: t.carSearchEmpty,
          none: t.nothingFits,
          go: t.carSearchGo,
          unknown: say(motorQuestionMessages.enterMake),
          errorsTitle,
        }}
      />
      <h2 className={css.small}>{t.popular}</h2>
      <form method="post" action={`${questionnaire}?step=make`}>
        <CsrfField token={csrfToken} />
        <ul className={css.pills}>
          {page.popular.slice(0, POPULAR_SHOWN).map(({ make, model }) => (
            <li key={model.id}>
              <button type="submit" name="popular" value={`${make.id}-${model.id}`}>
                <bdi>{`${make.name} ${model.name}`}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </form>
      <MulkiyaEntry csrfToken={csrfToken} error={page.mulkiyaError} errorsTitle={errorsTitle} />
    </div>
  );
}

/** Each of these forms asks for one thing. */
function titleOfOneError(): string {
  return summaryTitle([{ field: 'emirate', message: '' }], textsOf('questionnaire'));
}
