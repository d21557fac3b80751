import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

export interface LiveChange<Model> {
  /** Resolves with what is said of it; throws `Refused` with a sentence, anything else where no answer came. */
  send: () => Promise<string>;
  /** What it is about, as `failed` gets it. */
  of?: string | undefined;
  /** What is shown until it is answered. May be asked more than once, also of what has the change already. */
  foresee?: (shown: Model) => Model;
}

/** The server answered that it was not done. The message is a sentence for the person. */
export class Refused extends Error {}

interface Ways {
  done?: (said: string) => void;
  /** What was foreseen is no longer shown. `null` where no answer came. */
  failed: (said: string | null, of?: string) => void;
}

/** Changes what `useLiveRead` shows under the key: seen at once, read again once it is done, taken back where it is not. */
export function useLiveChange<Model extends object>(key: QueryKey, { done, failed }: Ways) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: key,
    mutationFn: ({ send }: LiveChange<Model>) => send(),
    onSuccess: (said, { foresee }) => {
      done?.(said);
      // Kept, should it not be possible to read it again; it is as old as it was.
      const updatedAt = client.getQueryState(key)?.dataUpdatedAt;
      if (foresee && updatedAt !== undefined) {
        client.setQueryData<Model>(key, (model) => model && foresee(model), { updatedAt });
      }
      return client.invalidateQueries({ queryKey: key });
    },
    onError: (error, { of }) => {
      failed(error instanceof Refused ? error.message : null, of);
      // Not waited for: what was foreseen is taken back now.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}
