import type { PopularCar } from '@muqarin/bff/contract/motor/pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { stepAddress } from '../addresses.ts';
import css from '../car.module.css';
import type { MotorTexts } from '../texts.ts';
import type { Motor } from '../use-questionnaire.ts';

interface CarProps {
  q: Motor;
  texts: MotorTexts['motor'];
}

/** Make and model at once; the year follows. */
export function Popular({ q, texts: t }: CarProps) {
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
export function Waiting({ q, texts: t }: CarProps) {
  if (q.lists !== 'failed') {
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
