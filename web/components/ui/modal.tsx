import type { ReactNode } from 'react';
import { cross } from './drawings.ts';
import { Icon } from './icon.tsx';
import css from './modal.module.css';

interface ModalProps {
  /** What opens it is a link to `#<id>` with `data-modal`. */
  id: string;
  title: string;
  close: string;
  children: ReactNode;
}

/**
 * A dialog that is opened by whatever names it: `PageWiring` opens it over the page and closes it by its backdrop (S2 2). Without
 * a script the same link shows it in its place in the page.
 */
export function Modal({ id, title, close, children }: ModalProps) {
  return (
    <dialog id={id} popover="manual" className={css.modal} aria-labelledby={`${id}-title`}>
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <a className={css.close} href="#content" data-modal-close="" aria-label={close}>
            <Icon of={cross} />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}
