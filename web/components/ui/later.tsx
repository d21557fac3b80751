import type { ReactNode } from 'react';
import { AS_THE_SERVER_MADE_IT } from '@/lib/server-made.ts';
import type { useLater } from '@/lib/use-later.ts';

interface LaterProps<Module> {
  of: ReturnType<typeof useLater<Module>>;
  /**
   * What draws the part, on the server: `process.env.NEXT_RUNTIME === 'nodejs' ? require('./part.tsx') : null`, written out
   * where it is given. An import, or a condition that the build cannot decide, would take it along to the browser.
   */
  onServer: Module | null;
  draw: (module: Module) => ReactNode;
}

/** A part whose script comes later (`useLater`); until then React takes it over as one node and leaves its inside alone. */
export function Later<Module>({ of: { box, live }, onServer, draw }: LaterProps<Module>) {
  if (live !== null) return <div ref={box}>{draw(live)}</div>;
  if (onServer !== null) return <div>{draw(onServer)}</div>;
  return (
    <div
      key="plain"
      ref={box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, see above
      dangerouslySetInnerHTML={AS_THE_SERVER_MADE_IT}
    />
  );
}
