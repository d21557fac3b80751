import type { SelectedProvider } from '@muqarin/bff/contract/list-pages';
import { Button } from '@/components/ui/button.tsx';
import css from '../filters/filter-groups.module.css';
import { FilterOption } from '../filters/filter-option.tsx';
import { FILTERS_FORM } from '../form-ids.ts';
import { t } from './texts.ts';
import type { Hospitals } from './use-hospitals.ts';
import { useProviderSearch } from './use-provider-search.ts';

/** "My hospitals": those chosen, a search, what it found. A failed call is said and can be tried again (S0 8, X19). */
export function ProviderSearch({ hospitals }: { hospitals: Hospitals }) {
  const { chosen, choose, retry } = hospitals;
  const { keyword, outcome, type, search, reset } = useProviderSearch(chosen, hospitals.found);
  const add = (provider: SelectedProvider) => {
    choose([...chosen, provider]);
    reset();
  };
  const remove = ({ id }: SelectedProvider) => choose(chosen.filter((other) => other.id !== id));
  const found = outcome.kind === 'found' ? outcome.providers : [];
  const fresh = found.filter(({ id }) => !chosen.some((other) => other.id === id));
  return (
    <fieldset className={css.group} data-group="providers" form={FILTERS_FORM}>
      <legend>{t.hospitals}</legend>
      {chosen.map((one) => (
        <Provider key={one.id} provider={one} checked onChange={() => remove(one)} />
      ))}
      <Keyword keyword={keyword} onType={type} onEnter={() => search()} />
      <div aria-live="polite" className={css.found}>
        {outcome.kind === 'failed' && <Failed onRetry={() => search()} />}
        {retry && <Failed onRetry={retry} />}
        {outcome.kind === 'found' && found.length === 0 && <p>{t.noProvider}</p>}
        {fresh.map((one) => (
          <Provider key={one.id} provider={one} checked={false} onChange={() => add(one)} />
        ))}
      </div>
    </fieldset>
  );
}

interface KeywordProps {
  keyword: string;
  onType: (text: string) => void;
  onEnter: () => void;
}

function Keyword({ keyword, onType, onEnter }: KeywordProps) {
  return (
    <div className={css.field}>
      <label htmlFor="provider-search">{t.searchHospitals}</label>
      <p className={css.hint} id="provider-hint">
        {t.searchHint}
      </p>
      <input
        id="provider-search"
        name="provider_search"
        form={FILTERS_FORM}
        type="search"
        autoComplete="off"
        aria-describedby="provider-hint"
        value={keyword}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || keyword.trim() === '') return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}

interface ProviderProps {
  provider: SelectedProvider;
  checked: boolean;
  onChange: () => void;
}

function Provider({ provider, checked, onChange }: ProviderProps) {
  return (
    <FilterOption
      type="checkbox"
      name="providers"
      form={FILTERS_FORM}
      value={provider.id}
      checked={checked}
      onChange={onChange}
    >
      {provider.name}
    </FilterOption>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p>
      {t.searchFailed}{' '}
      <Button type="button" look="bare" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </p>
  );
}
