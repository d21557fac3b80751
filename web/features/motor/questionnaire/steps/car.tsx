import type { PopularCar } from '@muqarin/bff/contract/motor/pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import css from '../car.module.css';
import type { MotorTexts } from '../texts.ts';
import type { ListState } from '../use-lists.ts';

/** Make and model at once; the year follows. */
export function Popular({ lists, texts: t }: { lists: ListState; texts: MotorTexts }) {
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

interface WaitingProps {
  lists: ListState;
  texts: MotorTexts;
  /** The page itself, where no script asks for the list again. */
  address: string;
  reload: () => void;
}

/** A list on its way, or one that did not come. */
export function Waiting({ lists, texts: t, address, reload }: WaitingProps) {
  if (lists !== 'failed') {
    return (
      <p className={css.wait} aria-busy="true">
        {t.loading}
      </p>
    );
  }
  return (
    <div className={ground.row} role="status">
      <span>{t.listFailed}</span>
      <Button type="button" look="line" onClick={reload}>
        {t.listRetry}
      </Button>
      <noscript>
        <ButtonLink href={address}>{t.listRetry}</ButtonLink>
      </noscript>
    </div>
  );
}
