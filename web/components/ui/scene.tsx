import { classes } from '@/lib/classes.ts';
import type { SceneName } from '@/lib/scene-names.ts';
import css from './scene.module.css';

export interface SceneProps {
  of: SceneName;
  /** 96, 168 or 240 px wide, else as `className` says; its place is kept before it comes. */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

/**
 * A drawn scene: a picture beside words that say the same. All come in one file, which costs no script and is never what a
 * page is waited for, and take the colours of the page they stand in. In a right-to-left page one looks the other way; a tick does not.
 */
export function Scene({ of, size, className }: SceneProps) {
  return (
    <svg
      viewBox="0 0 480 320"
      aria-hidden="true"
      className={classes(css.scene, size && css[size], of !== 'done' && 'flip', className)}
    >
      <use href={`/scenes.svg#${of}`} />
    </svg>
  );
}
