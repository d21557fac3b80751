import type { ReactNode } from 'react';
import { AS_THE_SERVER_MADE_IT } from '@/lib/server-made.ts';
import ground from './ground.module.css';

/**
 * A part without behaviour: the server draws it as `children`. In the browser, where it has none, React takes it over as one node
 * and leaves its inside alone, so that nothing of it is sent twice, or hydrated. What draws it is required under
 * `process.env.NEXT_RUNTIME === 'nodejs'`: an import would take it along to the browser. Pages are left by plain links, so the
 * browser never has to draw it. The build gathers no style modules of what is required: the page imports them itself.
 */
export function AsMade({ children }: { children?: ReactNode }) {
  if (children) return <div className={ground.contents}>{children}</div>;
  return (
    <div
      className={ground.contents}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, see above
      dangerouslySetInnerHTML={AS_THE_SERVER_MADE_IT}
    />
  );
}
