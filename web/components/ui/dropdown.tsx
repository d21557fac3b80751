'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import css from './dropdown.module.css';
import { DropdownList, type DropdownOption } from './dropdown-list.tsx';
import fieldCss from './field.module.css';
import { Icon } from './icon.tsx';
import { Select } from './select.tsx';
import { useDropdown } from './use-dropdown.ts';

export interface DropdownProps {
  id: string;
  /** Of the text, and of the plain select before the script runs. */
  name: string;
  /** Hidden field that takes the chosen option's id. */
  hiddenId: string;
  options: readonly DropdownOption[];
  /** In the plain select, before anything is chosen. */
  empty: string;
  /** Said when nothing fits what was typed. */
  none: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Digits only, and at most so many (S2 5). */
  digits?: number | undefined;
  onChoose?: (option: DropdownOption) => void;
}

/**
 * The custom dropdown (S2 4): opens and closes by a click, narrows by typing (any part of the words, case does not matter), marks
 * what is chosen, closes by a click outside. By keys: arrows move, Enter chooses, Escape closes. Before the script runs, and
 * without it, the browser's own select.
 */
export function Dropdown(props: DropdownProps) {
  const { id, name, hiddenId, options, empty, none, describedBy, invalid = false, digits } = props;
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const list = useId();
  const { box, text, open, active, shown, chosen, ...on } = useDropdown(options, props.onChoose);
  const state = { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy };
  const hidden = <input type="hidden" id={hiddenId} name={hiddenId} value={chosen?.id ?? ''} />;
  if (!awake) {
    return (
      <>
        <Select id={id} name={name} defaultValue="" {...state}>
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
        {hidden}
      </>
    );
  }
  return (
    <div ref={box} className={css.box}>
      <input
        id={id}
        name={name}
        className={classes(fieldCss.input, css.input)}
        role="combobox"
        autoComplete="off"
        placeholder={empty}
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && active !== null ? `${list}-${active}` : undefined}
        value={text}
        onClick={on.toggle}
        inputMode={digits ? 'numeric' : 'text'}
        onChange={({ currentTarget }) => on.type(allowed(currentTarget.value, digits))}
        onKeyDown={on.press}
        {...state}
      />
      <Icon of={ChevronDown} size="s" className={css.chevron} />
      {hidden}
      <DropdownList
        id={list}
        label={empty}
        options={shown}
        open={open}
        active={active}
        chosen={chosen?.id}
        none={none}
        onChoose={on.choose}
      />
    </div>
  );
}

function allowed(text: string, digits: number | undefined): string {
  return digits ? text.replace(/\D/g, '').slice(0, digits) : text;
}
