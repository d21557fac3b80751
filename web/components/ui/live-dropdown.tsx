'use client';

import { useId } from 'react';
import { classes } from '@/lib/classes.ts';
import { chevronDown } from './drawings.ts';
import css from './dropdown.module.css';
import { DropdownList } from './dropdown-list.tsx';
import type { LiveDropdownProps } from './dropdown-props.ts';
import fieldCss from './field.module.css';
import { Icon } from './icon.tsx';
import { useDropdown } from './use-dropdown.ts';

/**
 * Opens and closes by a click, narrows by typing (any part of the words, case does not matter), marks what is chosen, closes by a
 * click outside. By keys: arrows move, Enter chooses, Escape closes.
 */
export function LiveDropdown(props: LiveDropdownProps) {
  const { id, name, hiddenId, empty, none, describedBy, invalid = false, digits } = props;
  const list = useId();
  const { box, text, open, active, shown, chosen, ...on } = useDropdown(props);
  return (
    <div ref={box} className={css.box}>
      <input
        id={id}
        name={name}
        className={classes(fieldCss.input, css.input)}
        role="combobox"
        autoComplete="off"
        data-control={props.control}
        placeholder={empty}
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && active !== null ? `${list}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={text}
        onClick={on.toggle}
        inputMode={digits ? 'numeric' : 'text'}
        onChange={({ currentTarget }) => on.type(allowed(currentTarget.value, digits))}
        onKeyDown={on.press}
      />
      <Icon of={chevronDown} size="s" className={css.chevron} />
      <input type="hidden" id={hiddenId} name={hiddenId} value={chosen?.id ?? ''} />
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
