'use client';

import { type ReactNode, useRef } from 'react';
import stepCss from './steps.module.css';

interface StepperProps {
  fewer: string;
  more: string;
  /** A field of a number. */
  children: ReactNode;
}

/** A number with a button on each side; without JavaScript the field alone. */
export function Stepper({ fewer, more, children }: StepperProps) {
  const box = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => {
    const field = box.current?.querySelector('input');
    if (!field) return;
    if (by > 0) field.stepUp();
    else field.stepDown();
    // As if it was typed: it is saved and checked as that is.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={stepCss.stepper} ref={box}>
      {children}
      <button type="button" aria-label={fewer} onClick={() => move(-1)}>
        −
      </button>
      <button type="button" aria-label={more} onClick={() => move(1)}>
        +
      </button>
    </div>
  );
}
