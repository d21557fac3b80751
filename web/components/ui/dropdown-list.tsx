'use client';

import { useEffect } from 'react';
import { classes } from '@/lib/classes.ts';
import css from './dropdown.module.css';
import type { DropdownOption } from './dropdown-props.ts';
import { Nuqta } from './nuqta.tsx';

interface DropdownListProps {
  id: string;
  label: string;
  options: readonly DropdownOption[];
  open: boolean;
  active: number | null;
  chosen: string | undefined;
  none: string;
  onChoose: (option: DropdownOption) => void;
}

export function DropdownList(props: DropdownListProps) {
  const { id, label, options, open, active, chosen, none, onChoose } = props;
  useEffect(() => {
    if (open && active !== null)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      hidden={!open}
      aria-label={label}
      className={css.list}
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are heard by the box that has the focus
        <div
          key={option.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === chosen}
          className={classes(css.option, at === active && css.active)}
          onClick={() => onChoose(option)}
        >
          <Nuqta className={classes(css.mark, option.id === chosen && css.marked)} />
          {option.label}
        </div>
      ))}
      {options.length === 0 ? <p className={css.none}>{none}</p> : null}
    </div>
  );
}
