'use client';

import {
  type CorporateBuyPage,
  corporatePurchasePaths,
} from '@muqarin/bff/contract/medical-corporate/purchase';
import { fillMessage } from '@muqarin/rules/fill-message';
import { filsToAed } from '@muqarin/rules/money';
import { ConfirmForm } from '@/features/checkout/confirm-form.tsx';
import type { Confirmation } from '@/features/checkout/confirmation.ts';
import { listed } from '@/lib/listed.ts';
import { confirmGroup } from './confirm-group.ts';
import { t } from './texts.ts';

export function BuyForm({ page, csrfToken }: { page: CorporateBuyPage; csrfToken: string }) {
  return (
    <ConfirmForm
      of={confirmationOf(page)}
      csrfToken={csrfToken}
      confirm={(fields) => confirmGroup(page, fields)}
    />
  );
}

function confirmationOf(page: CorporateBuyPage): Confirmation {
  const { categories, insurerName: insurer, plans, netFils } = page;
  const names = listed([...new Set(categories.map(({ planName }) => planName))]);
  return {
    ...page,
    action: corporatePurchasePaths.buyPolicy,
    seen: { plans, premium: String(filsToAed(netFils)) },
    terms: { label: fillMessage(t.acceptTerms, { names, insurer }), documents: [] },
    insurer,
    confirm: t.confirm,
  };
}
