import type { CarLookup, PopularCar } from '@muqarin/bff/contract/motor/pages';
import { fillMessage } from '@muqarin/rules/messages';
import { NO_VARIANT } from '@muqarin/rules/motor/questions';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import questionCss from '@/features/questions/questionnaire.module.css';
import type { Choice } from '@/features/questions/steps/choices.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { stepAddress } from '../addresses.ts';
import { CarTags } from '../car-tags.tsx';
import css from './pick-list.module.css';
import { PickList } from './pick-list.tsx';
import type { MotorStepProps } from './step-props.ts';

const FIELDS = {
  make: 'make_id',
  year: 'manf_year',
  model: 'model_id',
  variant: 'variant_id',
} as const;

type CarStepName = keyof typeof FIELDS;

/** One part of the car, from the catalogue; the parts before it are tags (S1 2). */
export function CarStep({ q, texts, step }: MotorStepProps & { step: CarStepName }) {
  const t = texts.motor;
  const { typed, errors, draft } = q.place;
  const name = FIELDS[step];
  const options = optionsOf(step, q, t);
  if (options === null || options === 'failed') {
    return (
      <>
        <h1 tabIndex={-1}>{t[step].title}</h1>
        <p className={questionCss.help}>{t[step].help}</p>
        <CarTags q={q} texts={t} />
        <Waiting failed={options === 'failed'} q={q} texts={t} />
      </>
    );
  }
  const { wished, answers } = draft;
  const chosen = answers.no_variant && step === 'variant' ? NO_VARIANT : answers[name]?.toString();
  return (
    <PickList
      key={step}
      title={t[step].title}
      help={
        step === 'year' && wished
          ? fillMessage(t.year.helpWished, { model: wished.name })
          : t[step].help
      }
      filter={t[step].filter}
      digits={step === 'year' ? 4 : undefined}
      narrow={step === 'year'}
      name={name}
      options={options}
      chosen={typed[name] ?? chosen}
      error={messageOf(errors, name)}
      texts={t}
      before={<CarTags q={q} texts={t} />}
      between={step === 'make' ? <Popular q={q} texts={t} /> : null}
    />
  );
}

function optionsOf(
  step: CarStepName,
  { lists, place }: MotorStepProps['q'],
  t: MotorStepProps['texts']['motor'],
) {
  if (lists === null || lists === 'failed') return lists;
  const { wished } = place.draft;
  if (step === 'year') {
    const years = lists.years ?? [];
    const sold = wished ? years.filter((year) => wished.years.includes(year)) : years;
    return sold.map((year): Choice => ({ id: `${year}`, label: `${year}` }));
  }
  const rows = { make: lists.makes, model: lists.models, variant: lists.variants }[step] ?? [];
  const choices = rows.map((row: CarLookup): Choice => {
    return { id: `${row.id}`, label: row.name, also: row.latin };
  });
  if (step !== 'variant') return choices;
  return [...choices, { id: NO_VARIANT, label: t.variant.none, hint: t.variant.noneHint }];
}

/** Make and model at once; the year follows. */
function Popular({
  q,
  texts: t,
}: {
  q: MotorStepProps['q'];
  texts: MotorStepProps['texts']['motor'];
}) {
  const { lists } = q;
  const popular = lists === null || lists === 'failed' ? [] : fewOf(lists.popular ?? []);
  if (popular.length === 0) return null;
  return (
    <>
      <h2 className={css.small}>{t.popular}</h2>
      <ul className={css.popular}>
        {popular.map(({ make, model }) => (
          <li key={model.id}>
            <button
              type="submit"
              className={css.pill}
              name="popular"
              value={`${make.id}-${model.id}`}
            >
              <bdi>{`${make.name} ${model.name}`}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <h2 className={css.small}>{t.all}</h2>
    </>
  );
}

/** Two of a make at most, so that a phone shows several makes. */
function fewOf(popular: readonly PopularCar[]): PopularCar[] {
  const few = popular.filter(({ make }, at) => {
    return popular.slice(0, at).filter((car) => car.make.id === make.id).length < MOST_OF_A_MAKE;
  });
  return few.slice(0, MOST_POPULAR);
}

const MOST_OF_A_MAKE = 2;
const MOST_POPULAR = 10;

/** A list on its way, or one that did not come. */
export function Waiting({
  failed,
  q,
  texts: t,
}: {
  failed: boolean;
  q: MotorStepProps['q'];
  texts: MotorStepProps['texts']['motor'];
}) {
  if (!failed) {
    return (
      <p className={css.wait} aria-busy="true">
        {t.loading}
      </p>
    );
  }
  return (
    <div className={ground.row} role="status">
      <span>{t.listFailed}</span>
      <Button type="button" look="line" onClick={q.reload}>
        {t.listRetry}
      </Button>
      <noscript>
        <ButtonLink href={stepAddress(q.place.step)}>{t.listRetry}</ButtonLink>
      </noscript>
    </div>
  );
}
