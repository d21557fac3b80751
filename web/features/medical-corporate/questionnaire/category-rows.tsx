'use client';

import { letterOf } from '@muqarin/rules/category-letters';
import { fillMessage } from '@muqarin/rules/fill-message';
import { MOST_CATEGORIES } from '@muqarin/rules/medical-corporate/constants';
import {
  addCategory,
  categoryField,
  parseCounts,
} from '@muqarin/rules/medical-corporate/group-counts';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import boxCss from '@/components/ui/tick-box.module.css';
import type { Asked } from '@/features/questions/steps/asked.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';
import { inReaders } from '@/lib/in-readers.ts';
import { fieldsOf } from '@/lib/use-form-fields.ts';
import { t } from '../question-texts.ts';
import css from './questionnaire.module.css';

interface Props {
  asked: Asked<GroupDraft>;
  onErrors: (errors: NamedError[]) => void;
}

/**
 * Several categories, lettered, each with a count (S0 2 and 4): a category is added once every count so far is there, and with the
 * last one that is taken away the box turns itself off. Without scripts the buttons post, and the box shows the rows by CSS alone.
 */
export function CategoryRows({ asked: { draft, typed, errors }, onErrors }: Props) {
  const refused = 'member_count' in typed;
  const before = refused ? parseCounts(typed) : draft;
  const [multiple, setMultiple] = useState(before.multiple_categories ?? false);
  const [count, setCount] = useState(Math.max(1, before.categories?.length ?? 0));
  const heldOf = (number: number) =>
    refused ? typed[categoryField(number)] : (before.categories?.[number - 1] ?? undefined);

  const add = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    const added = form && addCategory(parseCounts(fieldsOf(form)));
    if (!added) return;
    onErrors(added.ok ? [] : inReaders(added.errors));
    if (added.ok) setCount(count + 1);
  };
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    onErrors([]);
    if (count > 1) return setCount(count - 1);
    const last = event.currentTarget.form?.elements.namedItem(categoryField(1));
    if (last instanceof HTMLInputElement) last.value = '';
    setMultiple(false);
  };
  const letters = Array.from({ length: count }, (_, at) => letterOf(at + 1));
  return (
    <div className={css.categories} id="categories">
      <label className={css.several}>
        <input
          id="multiple_categories"
          className={boxCss.box}
          type="checkbox"
          name="multiple_categories"
          value="1"
          checked={multiple}
          onChange={({ target }) => setMultiple(target.checked)}
        />
        <span>
          {t.severalCategories}
          <small>{t.severalHint}</small>
        </span>
      </label>
      <FieldMessage id="multiple_categories" error={messageOf(errors, 'multiple_categories')} />
      <fieldset className={css.rows}>
        <legend>{t.categoriesLegend}</legend>
        {letters.map((letter, at) => (
          <TextField
            key={letter}
            id={categoryField(at + 1)}
            name={categoryField(at + 1)}
            label={fillMessage(t.categoryEmployees, { letter })}
            error={messageOf(errors, categoryField(at + 1))}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={10}
            defaultValue={heldOf(at + 1)}
          />
        ))}
        <div className={css.change}>
          {count < MOST_CATEGORIES ? (
            <Button look="line" name="go" value="add" onClick={add}>
              {t.addCategory}
            </Button>
          ) : null}
          <Button look="bare" name="go" value="remove" onClick={remove}>
            {fillMessage(t.removeCategory, { letter: letters.at(-1) ?? 'A' })}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
