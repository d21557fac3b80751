import { messages } from '@muqarin/rules/messages';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import css from './acts.module.css';
import { Glyph } from './glyph.tsx';

interface Props {
  id: number;
  name: string;
  compared: boolean;
  /** Where its form is posted without a script. */
  action: string;
}

/** Adds the plan to the compare tray or takes it out: a post of the tile's form to another address, or a script's toggle. */
export function CompareButton({ id, name, compared, action }: Props) {
  return (
    <button
      className={css.compare}
      type="submit"
      formAction={action}
      name="product_id"
      value={id}
      data-compare=""
      aria-pressed={compared}
      aria-label={`${compared ? say(messages.added) : t.addToCompare}: ${name}`}
    >
      <span className={css.box}>
        <Glyph of="check" />
      </span>
      <span data-words="">{compared ? say(messages.added) : t.addToCompare}</span>
    </button>
  );
}

interface LiveProps extends Props {
  onCompare: (id: number) => void;
}

/** The same where a script answers in place: a press is not sent. */
export function LiveCompareButton({ onCompare, ...button }: LiveProps) {
  return (
    <span
      onClickCapture={(event) => {
        event.preventDefault();
        onCompare(button.id);
      }}
    >
      <CompareButton {...button} />
    </span>
  );
}
