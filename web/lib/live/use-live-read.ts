import { onlineManager, type QueryKey, useMutationState, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LiveChange } from './use-live-change.ts';

interface LiveRead<Model extends object> {
  /** By which changes name it: see `useLiveChange`. */
  key: QueryKey;
  /** As the page brought it. */
  initial: Model;
  /** Answers `redirect` where somebody has to sign in first; the page goes there. */
  read: (signal: AbortSignal) => Promise<Model | { redirect: string }>;
  /** Also read again after each of these, in ms, while the page is looked at. */
  every?: number;
}

export interface Live<Model> {
  /** What the server said last, with the changes that are on their way as if they were done. */
  shown: Model;
  /** When it was read, in ms. */
  readAt: number;
  /** It could not be read again since, or cannot be now. */
  isBehind: boolean;
}

/** What the page brought, read again when somebody comes back to it, and after each change. */
export function useLiveRead<Model extends object>({
  key,
  initial,
  read,
  every,
}: LiveRead<Model>): Live<Model> {
  const { data, dataUpdatedAt, isRefetchError, isPaused } = useQuery<Model>({
    queryKey: key,
    initialData: initial,
    refetchInterval: every ?? false,
    queryFn: async ({ client, signal }) => {
      const answer = await read(signal);
      if (!('redirect' in answer)) return answer;
      window.location.assign(answer.redirect);
      return client.getQueryData<Model>(key) ?? initial;
    },
  });
  const changes = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as LiveChange<Model> | undefined,
  });
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
  const shown = changes.reduce((model, change) => change?.foresee?.(model) ?? model, data);
  return { shown, readAt: dataUpdatedAt, isBehind: isRefetchError || isPaused || !isOnline };
}
