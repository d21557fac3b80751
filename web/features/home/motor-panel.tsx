import type { HomePage } from '@muqarin/bff/contract/pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { textsOf } from '@/lib/texts.ts';
import { CarSearch } from './car-search.tsx';
import { EmirateEntry } from './emirate-entry.tsx';
import { entryTexts } from './entry-texts.ts';
import css from './home.module.css';

interface MotorPanelProps {
  page: Pick<HomePage, 'emirateError' | 'makes' | 'popular'>;
  csrfToken: string;
}

const POPULAR_SHOWN = 8;

/** By the emirate, by the brand or by a popular car into the motor questionnaire. */
export function MotorPanel({ page, csrfToken }: MotorPanelProps) {
  const t = textsOf('home');
  const { questionnaire } = motorRoutes;
  return (
    <div className={css.panel}>
      <EmirateEntry csrfToken={csrfToken} texts={entryTexts(t)} error={page.emirateError} />
      <CarSearch
        address={questionnaire}
        makes={page.makes.map(({ id, name }) => ({ id: String(id), label: name }))}
        texts={{
          search: t.carSearch,
          empty: t.carSearchEmpty,
          none: t.nothingFits,
          go: t.carSearchGo,
        }}
      />
      <h2 className={css.small}>{t.popular}</h2>
      <ul className={css.pills}>
        {page.popular.slice(0, POPULAR_SHOWN).map(({ make, model }) => (
          <li key={model.id}>
            <a href={`${questionnaire}?make=${make.id}`}>
              <bdi>{`${make.name} ${model.name}`}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
