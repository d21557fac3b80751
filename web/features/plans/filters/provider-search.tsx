import type { SelectedProvider } from '@muqarin/bff/contract/pages';
import {
  PROVIDER_SEARCH_DEBOUNCE_MS,
  PROVIDER_SEARCH_MIN_CHARACTERS,
} from '@muqarin/rules/medical/constants';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { searchProviders } from '../calls.ts';
import { t } from '../texts.ts';
import css from './filters.module.css';

interface Props {
  chosen: readonly SelectedProvider[];
  /** Hospitals found by the server for `provider_search`, for a page without JavaScript. */
  found: readonly SelectedProvider[];
  onChange: (chosen: SelectedProvider[]) => void;
  /** Set when the networks of the chosen could not be looked up. */
  onRetry: (() => void) | null;
}

type Outcome =
  | { kind: 'none' }
  | { kind: 'found'; providers: SelectedProvider[] }
  | { kind: 'failed' };

/** "My hospitals": searches from 3 letters or on Enter, 250 ms after the last key (S0 5, decisions M35). */
export function ProviderSearch({ chosen, found, onChange, onRetry }: Props) {
  const [keyword, setKeyword] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(
    found.length > 0 ? { kind: 'found', providers: [...found] } : { kind: 'none' },
  );
  const call = useRef<AbortController | null>(null);
  const look = (text: string) => {
    call.current?.abort();
    const stop = new AbortController();
    call.current = stop;
    searchProviders(text, chosen, stop.signal).then(
      (providers) => stop.signal.aborted || setOutcome({ kind: 'found', providers }),
      () => stop.signal.aborted || setOutcome({ kind: 'failed' }),
    );
  };
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  const type = (text: string) => {
    setKeyword(text);
    clearTimeout(wait.current);
    call.current?.abort();
    if (text.trim().length < PROVIDER_SEARCH_MIN_CHARACTERS) return setOutcome({ kind: 'none' });
    wait.current = setTimeout(() => look(text.trim()), PROVIDER_SEARCH_DEBOUNCE_MS);
  };
  const enter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || keyword.trim() === '') return;
    event.preventDefault();
    clearTimeout(wait.current);
    look(keyword.trim());
  };
  const add = (provider: SelectedProvider) => {
    onChange([...chosen, provider]);
    setKeyword('');
    setOutcome({ kind: 'none' });
  };
  return (
    <fieldset className={css.group} data-group="providers">
      <legend>{t.hospitals}</legend>
      {chosen.map((provider) => (
        <label key={provider.id} className={css.option}>
          <input
            type="checkbox"
            name="providers"
            value={provider.id}
            checked
            onChange={() => onChange(chosen.filter(({ id }) => id !== provider.id))}
          />
          <span>{provider.name}</span>
        </label>
      ))}
      <div className={css.field}>
        <label htmlFor="provider-search">{t.searchHospitals}</label>
        <p className={css.hint} id="provider-hint">
          {t.searchHint}
        </p>
        <input
          id="provider-search"
          name="provider_search"
          type="search"
          autoComplete="off"
          aria-describedby="provider-hint"
          value={keyword}
          onChange={(event) => type(event.target.value)}
          onKeyDown={enter}
        />
      </div>
      <div aria-live="polite" className={css.found}>
        {outcome.kind === 'failed' && (
          <p>
            {t.searchFailed}{' '}
            <Button type="button" look="bare" onClick={() => look(keyword.trim())}>
              {t.tryAgain}
            </Button>
          </p>
        )}
        {onRetry && (
          <p>
            {t.searchFailed}{' '}
            <Button type="button" look="bare" onClick={onRetry}>
              {t.tryAgain}
            </Button>
          </p>
        )}
        {outcome.kind === 'found' && outcome.providers.length === 0 && <p>{t.noProvider}</p>}
        {outcome.kind === 'found' && (
          <Found providers={outcome.providers} chosen={chosen} onAdd={add} />
        )}
      </div>
    </fieldset>
  );
}

interface FoundProps {
  providers: readonly SelectedProvider[];
  chosen: readonly SelectedProvider[];
  onAdd: (provider: SelectedProvider) => void;
}

/** Ticking one adds it; in a plain form it is sent as one more provider. */
function Found({ providers, chosen, onAdd }: FoundProps) {
  const fresh = providers.filter(({ id }) => !chosen.some((other) => other.id === id));
  return fresh.map((provider) => (
    <label key={provider.id} className={css.option}>
      <input
        type="checkbox"
        name="providers"
        value={provider.id}
        checked={false}
        onChange={() => onAdd(provider)}
      />
      <span>{provider.name}</span>
    </label>
  ));
}
