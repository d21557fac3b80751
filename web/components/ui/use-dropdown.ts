'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DropdownOption, LiveDropdownProps } from './dropdown-props.ts';
import { onReset } from './on-reset.ts';

/** What a dropdown knows and does; its look is `live-dropdown.tsx`. */
export function useDropdown(props: LiveDropdownProps) {
  const { options, onChoose, follows, onChange } = props;
  const begin = optionOf(options, follows) ?? props.begin;
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(begin?.label ?? '');
  const [typed, setTyped] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [chosen, setChosen] = useState(begin);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('click', outside);
    return () => document.removeEventListener('click', outside);
  }, []);
  // A form that was sent is emptied, and stays on its page.
  useEffect(() => {
    return onReset(box.current, () => {
      setText('');
      setChosen(undefined);
    });
  }, []);
  const chosenId = chosen?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen outside is followed
  useEffect(() => {
    if (follows === undefined || follows === chosenId) return;
    const option = optionOf(options, follows);
    setChosen(option);
    setText(option?.label ?? '');
  }, [follows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for each choice once
  useEffect(() => onChange?.(chosenId), [chosenId]);

  const wanted = typed ? plain(text) : '';
  const shown = options.filter(({ label, also = '' }) =>
    [label, also].some((name) => plain(name).includes(wanted)),
  );
  const choose = (option: DropdownOption) => {
    setChosen(option);
    setText(option.label);
    setTyped(false);
    setOpen(false);
    setActive(null);
    onChoose?.(option);
  };
  const type = (value: string) => {
    setText(value);
    setTyped(true);
    setOpen(true);
    setActive(null);
    setChosen(
      options.find(({ label, also }) =>
        [label, also].some((name) => name && plain(name) === plain(value)),
      ),
    );
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' || key === 'Tab') return setOpen(false);
    const option = active === null ? undefined : shown[active];
    if (key === 'Enter' && open && option) {
      event.preventDefault();
      return choose(option);
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const by = key === 'ArrowDown' ? 1 : -1;
    const from = active ?? (by === 1 ? -1 : 0);
    if (shown.length > 0) setActive((from + by + shown.length) % shown.length);
  };
  const toggle = () => {
    setOpen(!open);
    setTyped(false);
  };
  return { box, text, open, active, shown, chosen, choose, type, press, toggle };
}

function optionOf(options: readonly DropdownOption[], id: string | undefined) {
  return options.find((option) => option.id === id);
}

/** Without accents and case (S2 5). */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
