import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { type Figure, figuresOf } from '@muqarin/rules/general/insurance-types';
import { fillPlural } from '@muqarin/rules/plural';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { listed } from '@/lib/listed.ts';
import { Figures } from '../figures.tsx';
import { t, typeName } from '../texts.ts';
import { ChangeFigures } from './change-figures.tsx';
import css from './open-types.module.css';

interface Props {
  page: GeneralPlansPage;
  csrfToken: string;
}

type OpenType = GeneralPlansPage['types'][number];

/** What prices stand on, and types without one: a figure short, or for a person to ask the insurers (decisions G4). */
export function OpenTypes({ page, csrfToken }: Props) {
  // What is of no field stands in the warning.
  const errors = page.errors.filter(({ field }) => field !== '' || page.warning === null);
  const missing = page.types.filter(({ state }) => state === 'figure_missing');
  const figures = figuresOf(missing.map(({ type }) => type));
  return (
    <div className={css.open}>
      <ErrorSummary
        title={fillPlural(t.errors, { count: errors.length })}
        errors={summaryOf(errors)}
      />
      {figures.map((figure) => (
        <MissingFigure key={figure} figure={figure} page={page} csrfToken={csrfToken} />
      ))}
      {page.types.map((type) =>
        type.state === 'on_request' ? (
          <OnRequest key={type.type} type={type} csrfToken={csrfToken} />
        ) : null,
      )}
      <ChangeFigures page={page} csrfToken={csrfToken} />
    </div>
  );
}

/** One form a figure, however many types it prices. */
function MissingFigure({ figure, page, csrfToken }: Props & { figure: Figure }) {
  const types = page.types.filter(({ type, state }) => {
    return state === 'figure_missing' && figuresOf([type]).includes(figure);
  });
  const ofStaff = figure === 'employees';
  const id = `figure-${figure}`;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>
        {fillMessage(ofStaff ? t.figuresTitle : t.figureTitle, {
          type: listed(types.map(({ type }) => typeName(type))),
        })}
      </h2>
      <p>{ofStaff ? t.figuresText : t.figureText}</p>
      <form method="post" action={generalPaths.figures} className={css.form}>
        <CsrfField token={csrfToken} />
        <Figures figures={[figure]} page={page} />
        <Button>{t.showPrices}</Button>
      </form>
    </section>
  );
}

function OnRequest({
  type: { type, requested },
  csrfToken,
}: Omit<Props, 'page'> & { type: OpenType }) {
  const id = `request-${type}`;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{fillMessage(t.requestTitle, { type: typeName(type) })}</h2>
      <p>{requested ? t.requestedText : t.requestText}</p>
      {requested ? null : (
        <form method="post" action={generalPaths.askPrice}>
          <CsrfField token={csrfToken} />
          <Button look="line" name="type" value={type}>
            {t.requestButton}
          </Button>
        </form>
      )}
    </section>
  );
}
