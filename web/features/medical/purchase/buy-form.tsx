'use client';

import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { filsToAed } from '@muqarin/rules/money';
import { ConfirmForm } from '@/features/checkout/confirm-form.tsx';
import type { Confirmation } from '@/features/checkout/confirmation.ts';
import { postPurchase } from '@/features/checkout/post-purchase.ts';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { paths } from '../plans/addresses.ts';
import { t } from './texts.ts';

export function BuyForm({ page, csrfToken }: { page: BuyPage; csrfToken: string }) {
  const send = useForms(csrfToken);
  const of = confirmationOf(page);
  const { action } = of;
  return (
    <ConfirmForm
      of={of}
      csrfToken={csrfToken}
      confirm={(fields) => postPurchase(send, { action, fields, done: paths.thankYou })}
    />
  );
}

function confirmationOf({ tile, detail, ...page }: BuyPage): Confirmation {
  const { id, name, insurerName: insurer, netFils, grossFils, conditions } = tile;
  return {
    ...page,
    action: medicalPaths.buyPolicy,
    seen: { product_id: String(id), premium: String(filsToAed(netFils)) },
    conditions,
    terms: {
      label: fillMessage(t.acceptTerms, { name, insurer }),
      documents: detail.documents,
    },
    grossFils,
    insurer,
    confirm: t.confirm,
  };
}
