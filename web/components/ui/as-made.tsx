import { type ReactNode, useState } from 'react';
import ground from './ground.module.css';

interface Props {
  /** Of no other element of the page. */
  id: string;
  children?: ReactNode;
}

/**
 * A part without behaviour: the server draws it as `children`. In the browser, where it has none, React takes it over as one node
 * and leaves its inside alone, so that nothing of it is sent twice, or hydrated. What draws it is required under
 * `process.env.NEXT_RUNTIME === 'nodejs'`: an import would take it along to the browser. Pages are left by plain links, so the
 * browser never has to draw it. The build gathers no style modules of what is required: the page imports them itself.
 */
export function AsMade({ id, children }: Props) {
  // Where something else changed the page before, as browsers do that translate it, React draws all of it anew: this, as it stood.
  const [drawn] = useState(() => ({
    __html:
      process.env.NEXT_RUNTIME === 'nodejs' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  }));
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    return (
      <div id={id} className={ground.contents}>
        {children}
      </div>
    );
  }
  return (
    <div
      id={id}
      className={ground.contents}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew there
      dangerouslySetInnerHTML={drawn}
    />
  );
}
