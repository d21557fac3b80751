'use client';

import { useRef, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { camera, cross } from './drawings.ts';
import { Icon } from './icon.tsx';
import css from './upload.module.css';

interface UploadProps {
  id: string;
  name: string;
  label: string;
  /** "Click camera button to upload" until something is chosen (S2 4). */
  prompt: string;
  clear: string;
  accept: string;
  multiple?: boolean;
  required?: boolean;
  /** The id of the message beside it, where there is one. */
  problem?: string | undefined;
  /** It is what the page comes back for. */
  first?: boolean;
}

/** The registration-card widget of S2 4: the browser's own control beneath, the names of what was chosen, a button that clears them. */
export function Upload({ id, name, label, prompt, clear, problem, first, ...rules }: UploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState('');
  return (
    <div className={css.box}>
      <label className={css.target} htmlFor={id}>
        <Icon of={camera} size="l" />
        <span>
          <strong>{label}</strong>
          <span id={`${id}-said`} className={classes(css.said, names !== '' && css.chosen)}>
            {names === '' ? prompt : names}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          {...rules}
          // biome-ignore lint/a11y/noAutofocus: after a refused post, whose page begins at its top
          autoFocus={typeof window === 'undefined' && first}
          suppressHydrationWarning
          aria-invalid={problem ? true : undefined}
          aria-describedby={classes(problem, `${id}-said`)}
          onChange={({ currentTarget }) =>
            setNames([...(currentTarget.files ?? [])].map((file) => file.name).join(', '))
          }
        />
      </label>
      {names === '' ? null : (
        <button
          type="button"
          className={css.clear}
          aria-label={clear}
          onClick={() => {
            if (input.current) input.current.value = '';
            setNames('');
            input.current?.focus();
          }}
        >
          <Icon of={cross} />
        </button>
      )}
    </div>
  );
}
