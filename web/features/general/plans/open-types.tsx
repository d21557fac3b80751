import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general-pages';
import { generalType } from '@muqarin/rules/general/insurance-types';
import { fillMessage } from '@muqarin/rules/messages';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { t, typeName } from '../texts.ts';
import { EmployeeInputs } from '../wizard/employee-inputs.tsx';
import { FigureFields } from '../wizard/figure-fields.tsx';
import css from './open-types.module.css';

interface Props {
  page: GeneralPlansPage;
  csrfToken: string;
}

type OpenType = GeneralPlansPage['types'][number];

/** Types without a price: one figure short, or for a person to ask the insurers (decisions G4). */
export function OpenTypes({ page, csrfToken }: Props) {
  const open = page.types.filter(({ state }) => state !== 'priced');
  if (open.length === 0) return null;
  const { errors } = page;
  return (
    <div className={css.open}>
      <ErrorSummary
        title={errors.length === 1 ? t.errorsOne : t.errorsMany}
        errors={summaryOf(errors)}
      />
      {open.map((type) =>
        type.state === 'figure_missing' ? (
          <MissingFigure key={type.type} type={type} page={page} csrfToken={csrfToken} />
        ) : (
          <OnRequest key={type.type} type={type} csrfToken={csrfToken} />
        ),
      )}
    </div>
  );
}

function MissingFigure({ type: { type }, page, csrfToken }: Props & { type: OpenType }) {
  const { figure } = generalType(type);
  const { answers, typed, errors } = page;
  const given = { answers, typed, errors };
  const ofStaff = figure === 'employees';
  const id = `figure-${type}`;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>
        {fillMessage(ofStaff ? t.figuresTitle : t.figureTitle, { type: typeName(type) })}
      </h2>
      <p>{ofStaff ? t.figuresText : t.figureText}</p>
      <form method="post" action={generalPaths.figures} className={css.form}>
        <CsrfField token={csrfToken} />
        {ofStaff ? <EmployeeInputs {...given} /> : null}
        {figure !== null && figure !== 'employees' ? (
          <FigureFields figures={[figure]} {...given} />
        ) : null}
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
