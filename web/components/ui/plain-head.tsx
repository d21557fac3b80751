import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';
import type { SceneName } from '@/lib/scene-names.ts';
import css from './page-head.module.css';
import { Scene } from './scene.tsx';

export interface PageHeadProps {
  title: ReactNode;
  /** A picture beside it. */
  scene?: SceneName | undefined;
  children?: ReactNode;
}

/** The heading of a page as it is given: the page for failures, which each page brings along, has no reference in it. */
export function PlainHead({ title, scene, children }: PageHeadProps) {
  return (
    <div className={classes(css.head, scene && css.drawn)}>
      <div>
        <h1>{title}</h1>
        {children ? <p className={css.lead}>{children}</p> : null}
      </div>
      {scene ? <Scene of={scene} className={css.scene} /> : null}
    </div>
  );
}
