import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';
import type { SceneName } from '@/lib/scene-names.ts';
import css from './page-head.module.css';
import { Scene } from './scene.tsx';
import { WholeReferences } from './whole-references.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** A picture beside it. */
  scene?: SceneName;
  children?: ReactNode;
}

/** The heading of a page of text, with a line of help. */
export function PageHead({ title, scene, children }: PageHeadProps) {
  return (
    <div className={classes(css.head, scene && css.drawn)}>
      <div>
        <h1>{whole(title)}</h1>
        {children ? <p className={css.lead}>{whole(children)}</p> : null}
      </div>
      {scene ? <Scene of={scene} className={css.scene} /> : null}
    </div>
  );
}

function whole(text: ReactNode): ReactNode {
  return typeof text === 'string' ? <WholeReferences text={text} /> : text;
}
