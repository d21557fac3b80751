import { type MotorPurchasePage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { ownCheckoutUrl } from '@muqarin/rules/motor/checkout-url';
import { BUY_REDIRECT_MS } from '@muqarin/rules/motor/constants';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SendFile } from '@/features/uploads/use-file-slot.ts';
import { problemIn } from './problem-in.ts';
import { type Answered, confirmOrder, sendForm } from './purchase-calls.ts';
import { t } from './texts.ts';
import { useCheckoutMarker } from './use-checkout-marker.ts';
import { useErrors } from './use-errors.ts';
import { usePricedParts } from './use-priced-parts.ts';
import { useSentFiles } from './use-sent-files.ts';

export type Purchase = ReturnType<typeof usePurchase>;

/** What is wrong, what came of the last press, and the calls behind the buttons (S1 4, 5, 7). */
export function usePurchase(page: MotorPurchasePage) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [warning, setWarning] = useState(page.warning);
  const [notice, setNotice] = useState(page.notice);
  const fields = () => new FormData(form.current ?? undefined);
  const wrong = useErrors(page.errors);
  const files = useSentFiles(fields, page.slots);
  const parts = usePricedParts(page, fields, setWarning);
  const save = useSaving(fields);
  useCheckoutMarker();

  const refused = (answer: Answered) => {
    setWarning(answer.errors.length > 0 ? null : answer.message);
    if (answer.errors.length > 0) {
      if (answer.errors.some(({ field }) => field === 'promo_code')) parts.refresh();
      return wrong.show(answer.errors, answer.reveal);
    }
    form.current?.scrollIntoView({ block: 'start' });
    parts.refresh();
  };
  const confirm = async () => {
    setBusy(true);
    await files.settled();
    // The press may come right after the refusal: nobody buys unseen with the picture that was to be replaced.
    const [refusal] = files.newlyRefused();
    const problem = refusal
      ? { field: refusal[0], message: refusal[1], reveal: 'scroll' as const }
      : form.current && problemIn(form.current, page, files.there);
    const answer = problem
      ? { ok: false, url: null, message: '', errors: [problem], reveal: problem.reveal }
      : await confirmOrder(fields());
    if (!answer.ok) {
      setBusy(false);
      return refused(answer);
    }
    wrong.clear();
    const to = ownCheckoutUrl(answer.url) ?? motorOrderPaths.checkout;
    setTimeout(() => location.assign(to), BUY_REDIRECT_MS);
  };
  const press: Record<string, () => Promise<void>> = {
    save: async () => {
      await save.now();
      setNotice(t.saved);
    },
    promo: parts.promo,
    'promo-remove': parts.removePromo,
  };

  return {
    form,
    busy,
    warning,
    notice,
    errors: wrong.errors,
    summary: wrong.summary,
    pricing: parts.pricing,
    promoMessage: parts.promoMessage,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      const { submitter } = event.nativeEvent as Event & { submitter?: HTMLButtonElement | null };
      void (press[submitter?.value ?? ''] ?? confirm)();
    },
    sendFile: ((field, file, watching) => {
      wrong.answered(field);
      return files.send(field, file, watching);
    }) satisfies SendFile,
    removeFile: files.remove,
    /** Add-ons are priced at once; the rest is saved when nothing changes for a moment. */
    changed: ({ target }: { target: unknown }) => {
      const isInput = target instanceof HTMLInputElement;
      if (isInput && target.type === 'file') return;
      wrong.answered((target as HTMLInputElement).name?.split('[')[0] ?? '');
      if (isInput && 'price' in target.dataset) void parts.addons();
      else save.soon();
    },
    enterInPromo: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void parts.promo();
    },
  };
}

const SAVE_AFTER_MS = 1200;

/** What is typed is kept while one goes on, so that Back and reload find it. */
function useSaving(fields: () => FormData) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = () => sendForm(fields(), 'save');
  return {
    now,
    soon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void now().catch(() => {}), SAVE_AFTER_MS);
    },
  };
}
