'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DropdownOption, DropdownProps, LiveDropdownProps } from './dropdown-props.ts';
import { Select } from './select.tsx';

interface Live {
  LiveDropdown: ComponentType<LiveDropdownProps>;
  /** What was chosen in the plain select by then. */
  begin: DropdownOption | undefined;
}

/**
 * The custom dropdown (S2 4). Until its script has come, and without one, the browser's own select; nobody who is choosing there is
 * interrupted.
 */
export function Dropdown(props: DropdownProps) {
  const { id, name, hiddenId, options, empty, chosen = '', control } = props;
  const { describedBy, invalid = false } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [live, setLive] = useState<Live>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in its life
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    void import('./live-dropdown.tsx').then(({ LiveDropdown }) => {
      const plain = select.current;
      const take = () =>
        setLive({ LiveDropdown, begin: options.find((option) => option.id === plain?.value) });
      if (signal.aborted) return;
      if (plain && plain === document.activeElement)
        plain.addEventListener('blur', take, { once: true, signal });
      else take();
    });
    return () => left.abort();
  }, []);
  if (live) return <live.LiveDropdown {...props} begin={live.begin} />;
  return (
    <>
      <Select
        ref={select}
        id={id}
        name={name}
        defaultValue={chosen}
        data-control={control}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
      {/* Empty: what is chosen here is what the select says, also after it was changed. */}
      <input type="hidden" id={hiddenId} name={hiddenId} value="" />
    </>
  );
}
