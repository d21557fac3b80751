import { Activity, type FunctionComponent, memo } from 'react';

/**
 * A tile that hydrates by itself, after the list (ADR 27), and that is drawn anew for other props only: one that is not hydrated yet
 * React would have to hydrate for it.
 */
export function waking<Props extends object>(Tile: FunctionComponent<Props>) {
  return memo(function WakingTile(props: Props) {
    return (
      <Activity>
        <Tile {...props} />
      </Activity>
    );
  });
}
