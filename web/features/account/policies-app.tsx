'use client';

import type { PoliciesPage } from '@muqarin/bff/contract/account-pages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPolicyForm } from './add-policy-form.tsx';
import { PolicyList } from './policy-list.tsx';

interface Props {
  page: PoliciesPage;
  csrfToken: string;
}

/** The live part: what is sent is seen in the list at once, and the list is read again after it. */
export function PoliciesApp({ page, csrfToken }: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <AddPolicyForm page={page} csrfToken={csrfToken} />
      <PolicyList page={page} csrfToken={csrfToken} />
    </QueryClientProvider>
  );
}
