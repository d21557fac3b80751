import { classes } from '@/lib/classes.ts';
import { sceneDrawing } from '@/lib/scene-drawing.ts';
import css from './scene.module.css';
import type { SceneProps } from './scene.tsx';

/**
 * A scene on a page that people come to first: it comes in the page, as the file of all scenes would be asked for before the first
 * words are painted, and would share the line with their letters. For parts that the server alone draws (`AsMade`): elsewhere a
 * page would carry it twice. Its page imports `scene.module.css`.
 */
export function SceneInPage({ of, ...look }: SceneProps) {
  return (
    <svg
      viewBox="0 0 480 320"
      aria-hidden="true"
      className={classesOf({ of, ...look })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by npm run scenes
      dangerouslySetInnerHTML={{ __html: sceneDrawing(of) }}
    />
  );
}

/** The same once more, where another part of the page has drawn it. */
export function SceneAgain({ of, ...look }: SceneProps) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" className={classesOf({ of, ...look })}>
      <use href={`#scene-${of}`} />
    </svg>
  );
}

/** As `Scene` has them, which stays alone: the page for failures carries it in its script. */
function classesOf({ of, size, className }: SceneProps): string {
  return classes(css.scene, size && css[size], of !== 'done' && 'flip', className);
}
