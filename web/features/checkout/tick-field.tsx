import type { ReactNode, Ref } from 'react';
import { circleAlert } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { classes } from '@/lib/classes.ts';

export interface Ticking {
  ref: Ref<HTMLInputElement>;
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

interface Props extends Ticking {
  /** Of the box, and its name in the form. */
  id: string;
  label: ReactNode;
  children?: ReactNode;
}

/** A box that must be ticked, with what is wrong above it and what it speaks of below. */
export function TickField({ ref, id, accepted, error, onChange, label, children }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className={classes(fieldCss.field, error && fieldCss.bad)}>
      {error && (
        <p className={fieldCss.message} id={errorId}>
          <Icon of={circleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      <Tick
        ref={ref}
        id={id}
        name={id}
        value="yes"
        checked={accepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        <span>{label}</span>
      </Tick>
      {children}
    </div>
  );
}
