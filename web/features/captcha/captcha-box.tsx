import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import fieldCss from '@/components/ui/field.module.css';
import boxCss from '@/components/ui/tick-box.module.css';
import { classes } from '@/lib/classes.ts';
import css from './captcha.module.css';

/**
 * The answer of a box that is ticked; what stands behind it is loaded then, Google's script too. `keep` gets the answer while it
 * is looked for, '' where that failed, and null when the box is let go.
 */
export function useCaptcha(by: CaptchaModel, keep: (answer: Promise<string> | null) => void) {
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  const box = useRef<HTMLInputElement>(null);
  const letGo = useCallback(() => setState('open'), []);
  const tick = (checked: boolean) => {
    if (!checked) {
      keep(null);
      return letGo();
    }
    setState('working');
    const solved = import('./solve-captcha.ts').then(({ solveCaptcha }) => solveCaptcha(by));
    keep(solved.catch(() => ''));
    solved.then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: ticked before the page was hydrated, nobody heard of it
  useEffect(() => {
    if (box.current?.checked) tick(true);
  }, []);
  return { box, state, tick, letGo };
}

interface Props extends ComponentProps<'input'> {
  captcha: ReturnType<typeof useCaptcha>;
  texts: { box: string; hint: string; working: string; failed: string };
  noteId: string;
}

/** The box to tick, and how far it is. */
export function CaptchaBox({ captcha, texts, noteId, ...input }: Props) {
  const { box, state, tick } = captcha;
  const note = state === 'working' ? texts.working : state === 'failed' ? texts.failed : texts.hint;
  return (
    <>
      <label className={classes(fieldCss.input, css.check)}>
        <input
          ref={box}
          type="checkbox"
          className={boxCss.stroke}
          checked={state === 'working' || state === 'done'}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
          {...input}
        />
        {texts.box}
      </label>
      <p id={noteId} className={css.note} aria-live="polite">
        {note}
      </p>
    </>
  );
}
