import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Reads again what is shown under the key, after something that is no change of it alone. */
export function useReload(key: QueryKey): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
