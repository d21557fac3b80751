'use client';

import { useEffect, useRef, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { camera, circleCheck, cross } from './drawings.ts';
import { Icon } from './icon.tsx';
import native from './native-file.module.css';
import css from './upload.module.css';

export interface UploadWords {
  /** Until something is chosen: "Click camera button to upload" (S2 4). */
  prompt: string;
  /** On a phone, beside it: takes a picture at once. */
  photo: string;
  /** Over what has arrived, as a tip: what is said of it takes the lines that there are. */
  replace?: string;
  /** Takes the chosen file away. */
  clear: string;
  /** Takes back the one that has arrived. */
  remove?: string | undefined;
}

interface UploadProps {
  id: string;
  name: string;
  label: string;
  words: UploadWords;
  accept: string;
  multiple?: boolean;
  required?: boolean;
  /** The id of the message beside it, where there is one. */
  problem?: string | undefined;
  /** It is what the page comes back for. */
  first?: boolean;
  /** What became of the file, beneath its name. */
  said?: string | undefined;
  /** It has arrived: another one may take its place. */
  there?: boolean;
  /** Its name, where this browser knows it. */
  thereName?: string | undefined;
  /** How much of it has gone, in whole percent, while it goes. */
  percent?: number | undefined;
  /** Null when it is taken away; the control, for who sends the file apart from its form. */
  onChoose?: (file: File | null, control: HTMLInputElement) => void;
  /** Takes back what has arrived. Without scripts the button is the form's own, `remove` with this control's name. */
  onRemove?: (() => void) | undefined;
  /** Where that goes without scripts, if not where the form does. */
  removeTo?: string | undefined;
}

/** The one control for files: the browser's own, unseen where a script says what was chosen; the camera on a phone. */
export function Upload({ id, name, label, words, said, there, percent, ...props }: UploadProps) {
  const { problem, first, onChoose, onRemove, removeTo, thereName, ...rules } = props;
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState('');
  const changed = (control: HTMLInputElement) => {
    const files = [...(control.files ?? [])];
    setNames(files.map((file) => file.name).join(', '));
    onChoose?.(files[0] ?? null, control);
  };
  // What has arrived, or was refused beside one that had, is no longer in the control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say that something has become of the file
  useEffect(() => {
    if (!input.current?.files?.length) setNames('');
  }, [there, thereName, said]);
  const isOnItsWay = names !== '';
  const shownName = isOnItsWay ? names : (thereName ?? '');
  return (
    <div className={classes(css.box, there && css.there)}>
      <label className={css.target} htmlFor={id} title={there ? words.replace : undefined}>
        <Icon of={there ? circleCheck : camera} size="l" />
        <span className={css.words}>
          <strong id={`${id}-label`}>{label}</strong>
          {isOnItsWay || there ? null : <span className={css.prompt}>{words.prompt}</span>}
          <span id={`${id}-said`} className={css.said} aria-live="polite">
            {shownName === '' ? null : <bdi className={css.name}>{shownName}</bdi>}
            {said ? <span>{said}</span> : null}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          className={native.file}
          {...rules}
          // biome-ignore lint/a11y/noAutofocus: after a refused post, whose page begins at its top
          autoFocus={typeof window === 'undefined' && first}
          suppressHydrationWarning
          aria-labelledby={`${id}-label`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={classes(problem, `${id}-said`)}
          onChange={({ currentTarget }) => changed(currentTarget)}
        />
      </label>
      {isOnItsWay || there ? null : (
        <Photo id={id} label={label} words={words} into={input} onTaken={changed} />
      )}
      {!isOnItsWay && there && onRemove && words.remove ? (
        <button
          // The first of a form is what Enter presses: this one is never that.
          type="submit"
          name="remove"
          value={name}
          {...(removeTo ? { formAction: removeTo, formEncType: 'multipart/form-data' } : {})}
          className={css.clear}
          aria-label={`${words.remove}: ${label}`}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
            input.current?.focus();
          }}
        >
          <Icon of={cross} />
        </button>
      ) : null}
      {isOnItsWay ? (
        <button
          type="button"
          className={css.clear}
          aria-label={words.clear}
          onClick={() => {
            if (!input.current) return;
            input.current.value = '';
            changed(input.current);
            input.current.focus();
          }}
        >
          <Icon of={cross} />
        </button>
      ) : null}
      {percent === undefined ? null : (
        <progress className={css.progress} max={100} value={percent} aria-label={label} />
      )}
    </div>
  );
}

interface PhotoProps extends Pick<UploadProps, 'id' | 'label' | 'words'> {
  into: { current: HTMLInputElement | null };
  onTaken: (control: HTMLInputElement) => void;
}

/** A second control, without a name of its own, that opens the camera and hands over its picture. */
function Photo({ id, label, words, into, onTaken }: PhotoProps) {
  return (
    <label className={css.photo}>
      {words.photo}
      <input
        id={`${id}-photo`}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={`${words.photo}: ${label}`}
        onChange={({ currentTarget }) => {
          if (!into.current || !currentTarget.files?.length) return;
          into.current.files = currentTarget.files;
          onTaken(into.current);
        }}
      />
    </label>
  );
}
