'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallFailed } from '../calls.ts';

/**
 * Around what is read again while somebody looks at it: lists of an account and of desks, never a shopper's page (ADR 41). What is
 * inside stands as the server made it, and works without scripts.
 */
export function LivePart({ children }: { children: ReactNode }) {
  const [client] = useState(liveClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Returning to the page or to a connection reads again what is older than this; nothing is asked while nobody looks. */
const FRESH_MS = 10_000;

function liveClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // An answer is an answer: only where none came is there something to try again.
        retry: (failures, error) => failures < 2 && !(error instanceof CallFailed),
      },
      // Without a connection a change fails at once and says so; left to itself it would wait, unseen, for one.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
